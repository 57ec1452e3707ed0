internal import StoreDatabase

/// A row of the database's change log; the bus has a `ChangeRow` of its own.
typealias StoredChange = ChangeRow
