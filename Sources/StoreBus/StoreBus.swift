// StoreBus: see Sources/README.md.
