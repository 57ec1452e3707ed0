internal import Records

// The numbers that stand for kinds, stores and reasons in the database. They never change their meaning.

extension Store {
  var code: Int64 { Int64(wireCode) }

  init(code: Int64) throws {
    guard let small = UInt8(exactly: code), let store = Store(wireCode: small) else {
      throw DatabaseError.damaged("no store has number \(code)")
    }
    self = store
  }
}

extension RecordKind {
  var code: Int64 {
    switch self {
    case .event: 0
    case .contact: 1
    case .reading: 2
    case .album: 3
    case .concert: 4
    }
  }

  init(code: Int64) throws {
    switch code {
    case 0: self = .event
    case 1: self = .contact
    case 2: self = .reading
    case 3: self = .album
    case 4: self = .concert
    default: throw DatabaseError.damaged("no kind has number \(code)")
    }
  }
}

extension Change.Reason {
  var code: Int64 {
    switch self {
    case .deleted: 0
    case .cancelled: 1
    case .leftWindow: 2
    case .noMatch: 3
    case .access: 4
    }
  }

  init(code: Int64) throws {
    switch code {
    case 0: self = .deleted
    case 1: self = .cancelled
    case 2: self = .leftWindow
    case 3: self = .noMatch
    case 4: self = .access
    default: throw DatabaseError.damaged("no reason has number \(code)")
    }
  }
}

extension Record {
  /// A stored record that does not decode is damage, whoever wrote it.
  init(stored bytes: [UInt8]) throws {
    do { try self.init(wireBytes: bytes) } catch { throw DatabaseError.damaged("\(error)") }
  }
}
