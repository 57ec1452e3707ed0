/// Quoted-printable (RFC 2045, 6.7) as vCard 2.1 uses it, after soft line breaks are joined.
enum QuotedPrintable {
  /// An `=` that no two hexadecimal digits follow stands for itself.
  static func decode(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(ASCII.equals) else { return bytes }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      if bytes[at] == ASCII.equals, at + 2 < bytes.count, let high = ASCII.hexDigit(bytes[at + 1]),
        let low = ASCII.hexDigit(bytes[at + 2])
      {
        decoded.append(high << 4 | low)
        at += 3
      } else {
        decoded.append(bytes[at])
        at += 1
      }
    }
    return decoded
  }
}
