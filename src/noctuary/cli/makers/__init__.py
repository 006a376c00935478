"""Commands for makers: a new game, cases of rules, editions, proofs of a game file."""
