/// The names of a catalog, made ready for texts. Immutable: when the catalog changes, a new one is built off to the side.
///
/// Space for a million names is about 80 MB; nothing is kept of the names that are handed in.
package final class ArtistIndex: Sendable {
  let names: PackedStrings
  let albums: [UInt16]
  let table: KeyTable
  let deletions: DeletionTable
  let sounds: SoundTable
  let hasSignNames: Bool

  /// Initials and slips of the keyboard are looked for in catalogs of up to this many names: beyond, nearly every word is
  /// a slip away from some name.
  static let personalCatalog = 50_000

  /// The number of names.
  package var count: Int { names.count }

  package init(_ catalog: some Collection<ArtistName>) {
    var builder = IndexBuilder(count: catalog.count)
    for artist in catalog { builder.add(artist) }
    builder.finish()
    (names, albums, table, hasSignNames) = (builder.names, builder.albums, builder.table, builder.hasSignNames)
    (deletions, sounds) = (builder.deletions, builder.sounds)
  }
}

private struct IndexBuilder {
  var names = PackedStrings()
  var albums: [UInt16] = []
  var table = KeyTable()
  var deletions = DeletionTable()
  var sounds = SoundTable()
  var hasSignNames = false
  private let isPersonal: Bool

  init(count: Int) {
    isPersonal = count <= ArtistIndex.personalCatalog
    names.reserve(count)
    albums.reserveCapacity(count)
    table.reserve(count * 4 / 3)
  }

  mutating func add(_ artist: ArtistName) {
    let index = names.append(artist.name.utf8)
    albums.append(UInt16(clamping: artist.albums))
    var keys = NameKeys(artist.name)
    if isPersonal {
      keys.addAcronyms(artist.name)
      addNear(artist.name, index)
    }
    insert(keys, index)
    let known = keys.keys.first.map { KnownAliases.shared.of($0.bytes) } ?? []
    for alias in artist.aliases + known { insert(NameKeys(alias, isAlias: true), index) }
  }

  private mutating func insert(_ keys: NameKeys, _ index: Int) {
    for key in keys.keys {
      table.insert(key.bytes, name: index, variant: key.variant)
      if key.variant == .signs { hasSignNames = true }
    }
  }

  /// What finds the name with a slip, or by its sound.
  private mutating func addNear(_ name: String, _ index: Int) {
    let folded = FoldedText(name)
    sounds.insert(folded, name: index)
    guard NameTraits(CatalogName(Array(name.utf8)[...]), variant: .written).group != .weak else { return }
    var worn: [UInt8] = []
    for token in folded.tokens.indices {
      WornText.append(folded.word(token), to: &worn)
    }
    deletions.insert(worn, name: index)
    if folded.tokens.count > 1, Articles.contains(folded.word(0)) {
      var rest: [UInt8] = []
      for token in folded.tokens.indices.dropFirst() { WornText.append(folded.word(token), to: &rest) }
      deletions.insert(rest, name: index)
    }
  }

  mutating func finish() {
    // A name that a catalog has twice is one name: answers are by name.
    let names = names
    table.finish { one, other in names.utf8(one) == names.utf8(other) }
    deletions.finish()
    sounds.finish()
  }
}
