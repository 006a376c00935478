"""The box of Nocturne: component facts (facts.toml), and what an owner may correct."""
