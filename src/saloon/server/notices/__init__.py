"""The ways to tell somebody that it is their turn: Web Push, e-mail, a webhook."""
