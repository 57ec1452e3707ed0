// Systemd: see Sources/README.md.
