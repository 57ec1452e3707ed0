// DropFolders: see Sources/README.md.
