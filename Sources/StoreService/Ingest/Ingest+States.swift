package import DropFolders

extension Ingest {
  /// A followed folder and how it is doing.
  package struct FolderState: Sendable {
    package var root: Root
    package var state: RootState
  }

  package var states: [FolderState] {
    folders.states.compactMap { state in roots[state.root].map { FolderState(root: $0, state: state) } }
  }
}
