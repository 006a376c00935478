"""What is in the box of Nightfall: its facts (facts.toml), and what an owner may correct."""
