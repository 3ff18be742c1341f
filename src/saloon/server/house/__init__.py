"""The house: its tables, its people, its bots, and what it does now and then."""
