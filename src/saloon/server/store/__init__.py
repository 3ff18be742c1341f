"""The database: all SQL, the log of changes, copies of the file, and its migrations."""
