package import Records

/// vCard 2.1, 3.0 and 4.0 files to contacts.
package enum VCard {
  package static func read(_ stream: consuming ByteStream, context: ReadingContext) -> Document {
    Document(store: .contacts, format: "vcard")
  }
}
