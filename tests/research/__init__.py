"""The environments for research, and what the libraries they are for ask of them."""
