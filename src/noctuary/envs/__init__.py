"""The games as environments for programs that learn (extra `envs`). Importing this package imports nothing heavy."""
