/// The keys that one object has shown so far, as hashes: equal keys are an error, as readers disagree on which one counts.
struct JSONKeys {
  private var few: [UInt64] = []
  private var many: Set<UInt64> = []

  /// More keys than this are looked up in a set.
  private static let fewLimit = 24

  /// False when the key was there already.
  mutating func insert(_ key: String) -> Bool {
    let hash = JSONKeys.hash(key)
    if !many.isEmpty { return many.insert(hash).inserted }
    if few.contains(hash) { return false }
    few.append(hash)
    if few.count > JSONKeys.fewLimit { many = Set(few) }
    return true
  }

  /// FNV-1a with 64 bits: among a thousand keys the chance of two equal hashes is below 10^-13.
  private static func hash(_ key: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
