internal import Records

/// Why a value was not taken, in words for the person who wrote it.
struct BadValue: Error { var message: String }

/// One key that a section knows, and what its value does.
struct ConfigurationKey: Sendable {
  var section: String
  var name: String
  var apply: @Sendable (inout Configuration, String) throws(BadValue) -> Void
}

/// Every key there is, as concertd.conf(5) lists them.
let configurationKeys: [ConfigurationKey] =
  Store.dropStores.flatMap(storeKeys) + [
    ConfigurationKey(section: "Concerts", name: "Window") { configuration, text throws(BadValue) in
      let window = try parseTimeSpan(text)
      guard window > 0 else { throw BadValue(message: "the window must be longer than nothing") }
      configuration.window = window
    },
    ConfigurationKey(section: "Concerts", name: "Home") { configuration, text throws(BadValue) in
      configuration.home = text.isEmpty ? nil : try parsePlace(text)
    },
    ConfigurationKey(section: "Concerts", name: "Nearby") { configuration, text throws(BadValue) in
      configuration.nearby = try parseDistance(text)
    },
    ConfigurationKey(section: "Concerts", name: "TimeZone") { configuration, text throws(BadValue) in
      configuration.timeZone = text.isEmpty ? nil : try parseZoneName(text)
    },
    ConfigurationKey(section: "Search", name: "Limit") { configuration, text throws(BadValue) in
      configuration.search.limit = try parseInteger(text, in: 1...1000)
    },
    ConfigurationKey(section: "Search", name: "MaxDistance") { configuration, text throws(BadValue) in
      guard let distance = Double(text), (0...1).contains(distance) else {
        throw BadValue(message: "not a number from 0 to 1")
      }
      configuration.search.maxDistance = distance
    },
    ConfigurationKey(section: "Search", name: "SystemStores") { configuration, text throws(BadValue) in
      configuration.search.usesSystemStores = try parseBoolean(text)
    },
    command("OpenAlbum", \.openAlbum), command("OpenConcert", \.openConcert), command("PlayAlbum", \.playAlbum),
    size("FileSize", \.fileSize), size("ReaderMemory", \.readerMemory),
    ConfigurationKey(section: "Limits", name: "ReaderTime") { configuration, text throws(BadValue) in
      let span = try parseTimeSpan(text)
      guard (1...3600).contains(span) else { throw BadValue(message: "not a time from 1s to 1h") }
      configuration.limits.readerTime = span
    },
  ]

private func storeKeys(_ store: Store) -> [ConfigurationKey] {
  let section = store.rawValue.prefix(1).uppercased() + store.rawValue.dropFirst()
  return [
    ConfigurationKey(section: section, name: "Folders") { configuration, text throws(BadValue) in
      // An empty assignment takes back what came before (systemd.syntax(7)).
      guard !text.isEmpty else { return configuration[store].folders = [] }
      guard text.hasPrefix("/") || text.hasPrefix("~/") else {
        throw BadValue(message: "not an absolute path")
      }
      configuration[store].folders.append(text)
    },
    ConfigurationKey(section: section, name: "Access") { configuration, text throws(BadValue) in
      guard let access = Configuration.Access(rawValue: text) else {
        throw BadValue(message: "neither full nor denied")
      }
      configuration[store].access = access
    },
    ConfigurationKey(section: section, name: "Readers") { configuration, text throws(BadValue) in
      guard !text.isEmpty else { return configuration[store].readers = [] }
      configuration[store].readers += text.split(whereSeparator: \.isWhitespace).map(String.init)
    },
  ]
}

private func command(_ name: String, _ field: any WritableKeyPath<Configuration.Search, String?> & Sendable)
  -> ConfigurationKey
{
  ConfigurationKey(section: "Search", name: name) { configuration, text in
    configuration.search[keyPath: field] = text.isEmpty ? nil : text
  }
}

private func size(_ name: String, _ field: any WritableKeyPath<Configuration.Limits, Int64> & Sendable)
  -> ConfigurationKey
{
  ConfigurationKey(section: "Limits", name: name) { configuration, text throws(BadValue) in
    configuration.limits[keyPath: field] = try parseSize(text)
  }
}
