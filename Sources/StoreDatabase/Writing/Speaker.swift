internal import Records

/// Which of several copies of one record speaks: the newest by `Record.precedence`; of equal ones a retraction; then the
/// one whose path comes first; within a file, the one that stands first.
enum Speaker {
  /// `path` gives the absolute path of a file by its number. It is asked only where two copies are equally new.
  static func best(of copies: [Copy], path: (Int64) throws -> String) rethrows -> Copy? {
    guard var best = copies.first else { return nil }
    for copy in copies.dropFirst() where try precedes(copy, best, path) { best = copy }
    return best
  }

  private static func precedes(_ one: Copy, _ other: Copy, _ path: (Int64) throws -> String) rethrows -> Bool {
    if one.precedence != other.precedence { return one.precedence > other.precedence }
    if one.hides != other.hides { return one.hides }
    if one.file == other.file { return (one.line, one.row) < (other.line, other.row) }
    return try path(one.file).utf8.lexicographicallyPrecedes(path(other.file).utf8)
  }
}
