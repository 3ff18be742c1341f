"""The table server, in process and as a process, always over real sockets."""
