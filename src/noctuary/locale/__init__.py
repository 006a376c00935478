"""Messages in English, Polish and German (Project Fluent)."""
