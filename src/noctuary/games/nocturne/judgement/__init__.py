"""What bots and hints think of a position: values, prospects, features. No rule is here."""
