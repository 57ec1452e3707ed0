/// How far a consumer has come in the change log: `identity-sequence`, opaque to it.
///
/// While it still reads the present state for the first time, the token also carries the sequence at which it began
/// (`identity-sequence-began`): removals from before do not concern it, so their pruning does not expire it.
package struct Token: Hashable, Sendable {
  /// The store's identity: 32 hexadecimal digits.
  package var identity: String
  package var sequence: Int64
  package var began: Int64?

  package init(identity: String, sequence: Int64, began: Int64? = nil) {
    (self.identity, self.sequence, self.began) = (identity, sequence, began)
  }

  /// - Throws: `DatabaseError.tokenMalformed`.
  package init(parsing text: String) throws(DatabaseError) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts[0].utf8.count == 32,
      parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
      let sequence = Token.number(parts[1])
    else { throw .tokenMalformed }
    self.init(identity: String(parts[0]), sequence: sequence)
    guard parts.count == 3 else { return }
    guard let began = Token.number(parts[2]), began >= sequence else { throw .tokenMalformed }
    self.began = began
  }

  /// Digits only: `Int64` would also take a sign.
  private static func number(_ text: Substring) -> Int64? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int64(text) : nil
  }
}

extension Token: CustomStringConvertible {
  package var description: String { "\(identity)-\(sequence)" + (began.map { "-\($0)" } ?? "") }
}
