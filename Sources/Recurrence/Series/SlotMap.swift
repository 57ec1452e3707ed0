internal import Records

/// The overrides of a series, each found by the slot it replaces (RFC 5545, 3.8.4.4).
struct SlotMap: Sendable {
  struct Override: Sendable {
    var event: Event
    /// The slot as the master has it; where it has none, as the override names it.
    var slot: Slot
    var timing: EventTiming
  }

  /// By slot key; of two overrides for one slot the one with the greater SEQUENCE, then DTSTAMP.
  private(set) var single: [Int64: Override] = [:]
  /// RANGE=THISANDFUTURE, by slot.
  private(set) var ranges: [Override] = []

  init() {}

  mutating func insert(_ override: Override) {
    if let known = single[override.slot.key], Series.precedes(override.event, known.event) { return }
    single[override.slot.key] = override
  }

  /// To be called when all are in.
  mutating func finish() {
    ranges = single.values.filter(\.event.overridesFuture).sorted { $0.slot.key < $1.slot.key }
  }

  /// The range that a slot without an override of its own lies in.
  func range(over slot: Slot) -> Override? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].slot.key < slot.key { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : ranges[low - 1]
  }
}

extension SlotMap.Override {
  /// How far the clock is moved: "all subsequent instances are also rescheduled by the same time difference".
  var shift: Int64 { timing.startWall - timing.wall(of: timing.slot(asSeenFrom: slot)) }

  /// Where a later slot of the master starts now.
  func moved(_ later: Slot) -> Slot { timing.slot(wall: timing.wall(of: timing.slot(asSeenFrom: later)) + shift) }
}

extension EventTiming {
  /// A slot of another component on this one's clock.
  func slot(asSeenFrom other: Slot) -> Slot {
    switch other.time {
    case .instant(let instant, let offset): slot(instant: instant.seconds, ownOffset: offset)
    // A day of the one is its midnight to the other.
    case .date(let date): slot(wall: CivilDateTime(date: date).secondsSinceEpoch)
    }
  }
}
