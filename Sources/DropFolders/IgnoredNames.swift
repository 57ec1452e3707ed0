/// Names that tools use while they work: hidden, backup and half-written files. Of folders too.
enum IgnoredNames {
  static func contains(_ name: Span<UInt8>) -> Bool {
    guard name.count > 0, name[0] != UInt8(ascii: ".") else { return true }
    // All endings end in one of these; most names do not, and this is asked for each of 100,000.
    switch name[name.count - 1] {
    case UInt8(ascii: "~"): return true
    case UInt8(ascii: "t"): return ends(name, ".part")
    case UInt8(ascii: "p"): return ends(name, ".tmp") || ends(name, ".swp")
    case UInt8(ascii: "d"): return ends(name, ".crdownload")
    default: return false
    }
  }

  private static func ends(_ name: Span<UInt8>, _ ending: String) -> Bool {
    var place = name.count - ending.utf8.count
    guard place >= 0 else { return false }
    for byte in ending.utf8 {
      if name[place] != byte { return false }
      place += 1
    }
    return true
  }
}
