"""The components of Nocturne: their facts (facts.toml), and which of them an owner may correct."""
