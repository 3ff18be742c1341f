"""The kernel, by itself and through a toy game."""
