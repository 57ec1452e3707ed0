import DropFolders
import Linux
import Testing

@Suite struct DifferenceTests {
  private static func stamp(_ number: Int64) -> FileStamp {
    FileStamp(device: 1, inode: 1, size: number, modified: number, changed: number)
  }

  private static let seen: [SeenState] = [
    .nothing, .file(stamp(1)), .file(stamp(2)), .refused(.symbolicLink), .refused(.hardLinked), .refused(.tooLarge(9)),
    .folder,
  ]

  /// What a follower of the changes knows afterwards.
  private func apply(_ difference: Difference, to known: KnownState) -> KnownState {
    var state = known
    if difference.folder == .leave { state = .nothing }
    switch difference.change {
    case .added(let stamp)?, .changed(let stamp, _)?: state = .file(stamp, isUnread: false, isInDoubt: false)
    case .refused(let refusal)?: state = .refused(refusal)
    case .removed?: state = .nothing
    case nil: break
    }
    return difference.folder == .enter ? .folder : state
  }

  private func agrees(_ known: KnownState, _ seen: SeenState) -> Bool {
    switch (known, seen) {
    case (.nothing, .nothing), (.folder, .folder): true
    case (.file(let one, _, _), .file(let other)): one.isSameState(as: other)
    case (.refused(let one), .refused(let other)): one == other
    default: false
    }
  }

  @Test func whateverIsSeenTheNextTimeNothingIsLeftToSay() {
    var random = SeededGenerator(seed: 3)
    var known = KnownState.nothing
    for _ in 0..<20_000 {
      let seen = Self.seen[Int.random(in: Self.seen.indices, using: &random)]
      let agreed = agrees(known, seen)
      let difference = Difference.between(known, seen)
      let isSilent = difference.change == nil && (difference.folder == .none || difference.folder == .stay)
      #expect(isSilent == agreed)
      known = apply(difference, to: known)
      #expect(agrees(known, seen))
    }
  }

  @Test func anUnreadFileIsReportedWhateverItsStamp() {
    let known = KnownState.file(Self.stamp(1), isUnread: true, isInDoubt: true)
    let difference = Difference.between(known, .file(Self.stamp(1)))
    #expect(difference == Difference(.changed(Self.stamp(1), isInDoubt: false)))
  }

  @Test func addedIsSaidOnlyOfWhatWasNotKnown() {
    for seen in Self.seen {
      for known in [KnownState.file(Self.stamp(1), isUnread: false, isInDoubt: false), .refused(.hardLinked)] {
        if case .added? = Difference.between(known, seen).change { Issue.record("\(known) \(seen)") }
        if case .removed? = Difference.between(.nothing, seen).change { Issue.record("\(seen)") }
      }
    }
  }
}
