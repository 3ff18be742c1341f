"""Players that taught themselves: numbers for what a seat sees and does, and networks over them."""
