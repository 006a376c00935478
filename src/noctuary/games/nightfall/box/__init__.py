"""The box of Nightfall: component facts (facts.toml), and what an owner may correct."""
