"""Searching rules and components: an index of the words of a game, made when the package is built, and questions to it.

The browser asks the same index in the same way (`web/src/reference/search.ts`).
"""
