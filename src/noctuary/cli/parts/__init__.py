"""What commands share: the parser, options, words, output, and progress. No command is here."""
