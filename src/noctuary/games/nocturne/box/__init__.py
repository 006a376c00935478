"""What is in the box of Nocturne: its facts (facts.toml), and what an owner may correct."""
