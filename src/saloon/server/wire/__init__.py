"""What is said between the server and a client; the API's description is made of these types."""
