// SQLite: see Sources/README.md.
