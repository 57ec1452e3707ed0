// StoreDatabase: see Sources/README.md.
