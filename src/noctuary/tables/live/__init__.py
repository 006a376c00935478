"""A table at which somebody is: `table` has the one path of every change, every other module one of its parts."""
