"""What bots and hints think of a position: values, flow, features. No rule is here."""
