/// The numbers of folders that wait for a scan, in the order they came.
struct DoubtfulFolders {
  private var queue: [Int] = []
  private var first = 0

  var isEmpty: Bool { first == queue.count }

  mutating func append(_ folder: Int) { queue.append(folder) }

  mutating func removeFirst() -> Int? {
    guard first < queue.count else { return nil }
    first += 1
    defer {
      if first == queue.count {
        queue.removeAll()
        first = 0
      }
    }
    return queue[first - 1]
  }
}
