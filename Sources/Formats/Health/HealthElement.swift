internal import JSON
internal import Records

/// Why a reading is refused.
struct ReadingRefusal: Error {
  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) { (self.message, self.hint) = (message, hint) }
}

/// What one element of an export says: readings, and what of it is none.
struct HealthElement {
  private(set) var drafts: [ReadingDraft] = []
  private(set) var refusals: [(refusal: ReadingRefusal, record: String?)] = []
  /// Kinds that are known, and not among those that are kept.
  private(set) var notKept: [String] = []

  mutating func skip(_ kind: String) { notKept.append(String(kind.prefix(40))) }

  /// Adds the reading that `make` describes. Its refusal is told with the record's id and costs nothing else.
  mutating func add(_ draft: ReadingDraft, _ make: (inout ReadingDraft) throws(ReadingRefusal) -> Void) {
    var draft = draft
    do throws(ReadingRefusal) {
      try make(&draft)
      drafts.append(draft)
    } catch {
      refusals.append((error, draft.externalId))
    }
  }
}

/// What decoders are told besides the element.
struct HealthSurroundings {
  var context: ReadingContext
  /// Of a list whose elements are not told by their own shape.
  var format: HealthFormat?
  /// Of a series whose elements leave these to it: name and unit.
  var series: String?
  var unit: String?
  /// The IANA name of the zone of all.
  var zone: String?
}
