// StoreService: see Sources/README.md.
