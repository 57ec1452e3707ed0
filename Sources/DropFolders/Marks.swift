internal import Linux

/// A name in a folder that has to be looked at. Only a hint: it may be outdated, and looking once more does no harm.
struct Mark: Hashable {
  var folder: Int
  var name: FilePath
}

/// Marks in the order they came, each once.
struct Marks {
  private var queue: [Mark] = []
  private var first = 0
  private var present: Set<Mark> = []

  var isEmpty: Bool { present.isEmpty }
  var count: Int { present.count }

  mutating func insert(_ mark: Mark) {
    if present.insert(mark).inserted { queue.append(mark) }
  }

  mutating func removeFirst() -> Mark? {
    guard first < queue.count else { return nil }
    let mark = queue[first]
    present.remove(mark)
    first += 1
    if first == queue.count {
      queue.removeAll(keepingCapacity: queue.count < 1024)
      first = 0
    }
    return mark
  }
}
