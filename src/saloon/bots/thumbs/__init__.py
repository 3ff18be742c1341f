"""Rules of thumb, a file a game: how a player who does not calculate would go on."""
