// ArtistMatching: see Sources/README.md.
