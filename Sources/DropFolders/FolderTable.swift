package import Linux

/// What is known of the names in one folder: 64 bytes a name, the names' bytes in one array, no allocation a name. A name's place
/// holds until the next removal.
package struct FolderTable {
  package struct Entry {
    fileprivate var hash: UInt32
    fileprivate var nameStart: UInt32
    fileprivate var nameLength: UInt16
    package var kind: Kind
    package var flags: Flags = []
    /// The scan that saw it last.
    package var scan: UInt8 = 0
    package var stamp: FileStamp
    /// The caller's row; of a folder, its number.
    package var row: Int64
  }

  package enum Kind: UInt8, Sendable {
    case file, folder, symbolicLink, hardLinked, tooLarge, pathTooLong
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let unread = Flags(rawValue: 1)
    package static let inDoubt = Flags(rawValue: 2)
    /// Its change has not been handed to the caller yet.
    package static let undelivered = Flags(rawValue: 4)
  }

  package private(set) var entries = ContiguousArray<Entry>()
  private var names = ContiguousArray<UInt8>()
  /// Bytes in `names` that belong to nobody any more.
  private var waste = 0
  /// Open addressing: the place of an entry plus one, 0 where none is. A power of two, at most three quarters full.
  private var slots = ContiguousArray<UInt32>()
  /// Differs from run to run, so that nobody can prepare names that collide.
  private static let seed = UInt64.random(in: .min ... .max)

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }
  package var count: Int { entries.count }

  package mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
    if count * 4 > slots.count * 3 { rehash(for: count) }
  }

  package subscript(place: Int) -> Entry {
    get { entries[place] }
    _modify { yield &entries[place] }
  }

  /// The place of a file that is exactly as known, marked with the scan; nil for all else. The name is likely at `place`.
  mutating func recognise(_ name: Span<UInt8>, _ stamp: FileStamp, near place: Int, scan: UInt8) -> Int? {
    let isThere = place < entries.count && isNamed(place, name)
    guard let found = isThere ? place : find(name), entries[found].kind == .file, entries[found].flags.isEmpty,
      entries[found].stamp == stamp
    else { return nil }
    entries[found].scan = scan
    return found
  }

  package func name(at place: Int) -> FilePath {
    let entry = entries[place]
    let start = Int(entry.nameStart)
    return FilePath(bytes: Array(names[start..<(start + Int(entry.nameLength))]))
  }

  package func find(_ name: Span<UInt8>) -> Int? { find(name, Self.hash(name)) }

  private func find(_ name: Span<UInt8>, _ hash: UInt32) -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if entries[place].hash == hash, isNamed(place, name) { return place }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// A name that is not there yet. Names are at most 65,535 bytes, and all names of a folder at most 4 GiB.
  @discardableResult
  package mutating func insert(_ name: Span<UInt8>, _ kind: Kind, _ stamp: FileStamp, row: Int64) -> Int {
    precondition(name.count <= Int(UInt16.max) && names.count + name.count <= Int(UInt32.max))
    if (entries.count + 1) * 4 > slots.count * 3 { rehash(for: max(8, entries.count * 2)) }
    let hash = Self.hash(name)
    entries.append(
      Entry(
        hash: hash, nameStart: UInt32(names.count), nameLength: UInt16(name.count), kind: kind, stamp: stamp, row: row))
    for place in name.indices { names.append(name[place]) }
    take(freeSlot(hash), entries.count - 1)
    return entries.count - 1
  }

  /// The last entry takes the place.
  package mutating func remove(at place: Int) {
    waste += Int(entries[place].nameLength)
    clear(slot(of: place))
    let last = entries.count - 1
    if place != last {
      let slot = slot(of: last)
      entries.swapAt(place, last)
      take(slot, place)
    }
    entries.removeLast()
    if entries.isEmpty { self = FolderTable() } else if waste > 4096, waste > names.count / 2 { squeeze() }
  }

  private mutating func take(_ slot: Int, _ place: Int) { slots[slot] = UInt32(place + 1) }

  private func slot(of place: Int) -> Int {
    let mask = slots.count - 1
    var slot = Int(entries[place].hash) & mask
    while slots[slot] != UInt32(place + 1) { slot = (slot + 1) & mask }
    return slot
  }

  private func freeSlot(_ hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    return slot
  }

  /// Frees a slot and closes the gap: whoever stands later in the run and could stand here, moves here.
  private mutating func clear(_ freed: Int) {
    let mask = slots.count - 1
    var (gap, slot) = (freed, freed)
    slots[gap] = 0
    while true {
      slot = (slot + 1) & mask
      if slots[slot] == 0 { return }
      let home = Int(entries[Int(slots[slot]) - 1].hash) & mask
      if (slot - home) & mask >= (slot - gap) & mask {
        slots[gap] = slots[slot]
        slots[slot] = 0
        gap = slot
      }
    }
  }

  private mutating func rehash(for count: Int) {
    var size = 8
    while size * 3 < count * 4 + 4 { size *= 2 }
    slots = ContiguousArray(repeating: 0, count: size)
    for place in entries.indices { take(freeSlot(entries[place].hash), place) }
  }

  private mutating func squeeze() {
    var kept = ContiguousArray<UInt8>()
    kept.reserveCapacity(names.count - waste)
    for place in entries.indices {
      let start = Int(entries[place].nameStart)
      entries[place].nameStart = UInt32(kept.count)
      kept.append(contentsOf: names[start..<(start + Int(entries[place].nameLength))])
    }
    (names, waste) = (kept, 0)
  }

  private func isNamed(_ place: Int, _ name: Span<UInt8>) -> Bool {
    let entry = entries[place]
    guard Int(entry.nameLength) == name.count else { return false }
    let own = names.span.extracting(Int(entry.nameStart)..<(Int(entry.nameStart) + name.count))
    // From the end: names in one folder often begin alike.
    var place = name.count
    while place > 0 {
      place -= 1
      if own[place] != name[place] { return false }
    }
    return true
  }

  /// Eight bytes a step, mixed by a wide multiplication.
  private static func hash(_ name: Span<UInt8>) -> UInt32 {
    var hash = seed ^ UInt64(name.count)
    var (word, shift) = (UInt64(0), UInt64(0))
    for place in name.indices {
      word |= UInt64(name[place]) << shift
      shift += 8
      if shift == 64 {
        hash = mix(hash ^ word)
        (word, shift) = (0, 0)
      }
    }
    hash = mix(hash ^ word)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
