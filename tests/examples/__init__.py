"""What stands under examples/, and works."""
