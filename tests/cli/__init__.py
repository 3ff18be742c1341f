"""The command `saloon`."""
