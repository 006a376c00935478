# Options of Nocturne on the command line.
nocturne-flag-mode = standard (characters only have their symbol) or advanced (with abilities)
nocturne-flag-characters = dealt, chosen, or one for each seat, such as redd,sage
