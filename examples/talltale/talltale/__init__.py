"""Tall Tale: one hidden card each, and a total that nobody believes for long."""
