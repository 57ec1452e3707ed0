package import JSON

/// Where a record was read: the file, and the format it was read as.
package struct Source: Hashable, Sendable {
  /// Absolute, or as given to `check`.
  package var file: String
  package var format: String

  package init(file: String, format: String) { (self.file, self.format) = (file, format) }
}

extension JSONWriter {
  package mutating func field(_ name: String, _ source: Source?) {
    guard let source else { return }
    object(name) { json in
      json.field("file", source.file)
      json.field("format", source.format)
    }
  }
}
