"""One table: its plan, its seats, its moves, its clocks, and what each seat sees of it."""
