// Reader: see Sources/README.md.
