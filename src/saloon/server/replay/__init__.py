"""Games that are over, and puzzles: shown again, told again, proved."""
