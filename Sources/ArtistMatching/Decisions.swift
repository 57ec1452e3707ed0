/// What the user decided about names. The sets hold `ArtistMatching.key` of each name.
package struct Decisions: Hashable, Sendable {
  /// Never kept: reported as muted.
  package var muted: Set<String>
  /// Kept wherever the name stands as words of the title.
  package var pinned: Set<String>

  package init(muted: Set<String> = [], pinned: Set<String> = []) {
    (self.muted, self.pinned) = (muted, pinned)
  }

  /// Decisions about names as the user typed them.
  package init(mutedNames: some Sequence<String>, pinnedNames: some Sequence<String>) {
    muted = Set(mutedNames.map(ArtistMatching.key))
    pinned = Set(pinnedNames.map(ArtistMatching.key))
  }
}
