"""The components of Nightfall: their facts (facts.toml), and which of them an owner may correct."""
