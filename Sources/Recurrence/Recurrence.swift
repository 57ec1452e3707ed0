// Recurrence: see Sources/README.md.
