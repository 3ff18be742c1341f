"""Saloon: three out-of-print games, played again."""
