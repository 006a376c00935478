"""The tests of Scaffold."""
