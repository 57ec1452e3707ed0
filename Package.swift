// swift-tools-version: 6.2
import PackageDescription

/// One list of settings for every Swift target: the strictest the toolchain offers.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A C library of the system: a module map and one header.
func library(_ name: String) -> Target { .systemLibrary(name: name) }

// The order is the module map of Sources/README.md: a target imports only what stands below it.
let package = Package(
  name: "concertd",
  targets: [
    // programs
    program(
      "concertd",
      [
        "StoreService", "StoreBus", "Reader", "Configuration", "CommandTable", "Recurrence", "ArtistMatching",
        "Systemd",
        "Linux", "JSON", "Records",
      ]),
    program("concert-reader", ["Formats", "Reader", "Linux", "Records"]),
    // service
    module(
      "StoreService",
      [
        "StoreBus", "StoreDatabase", "Reader", "Configuration", "Recurrence", "ArtistMatching", "DropFolders",
        "Systemd",
        "Linux", "JSON", "Records",
      ]),
    // edge
    module("StoreBus", ["CStoreBus", "Systemd", "Records"]),
    module("StoreDatabase", ["SQLite", "Linux", "Records"]),
    module("Reader", ["Linux", "Records"]),
    module("Formats", ["CICal", "JSON", "Records"]),
    module("Configuration", ["Records"]),
    // core
    module("Recurrence", ["Records"]),
    module("ArtistMatching", ["Records"]),
    module("Records", ["JSON"]),
    module("JSON"),
    // system
    module("CommandTable"),
    module("DropFolders", ["Linux"]),
    module("SQLite", ["CSQLite"]),
    module("Systemd", ["CSystemd"]),
    module("Linux", ["CLinux"]),
    // C only
    library("CICal"),
    library("CSQLite"),
    .target(name: "CLinux"),
    .target(name: "CSystemd", linkerSettings: [.linkedLibrary("systemd")]),
    .target(name: "CStoreBus", linkerSettings: [.linkedLibrary("systemd")]),
    // tests
    tests("RecordsTests", ["Records", "JSON"]),
    tests("JSONTests", ["JSON"]),
    tests("RecurrenceTests", ["Recurrence", "Records", "CalendarText"]),
    .target(
      name: "CalendarText", dependencies: ["Records"], path: "Tests/Support/CalendarText", swiftSettings: strict),
    .executableTarget(
      name: "expand-calendar", dependencies: ["Formats", "Recurrence", "Records"],
      path: "Tests/Properties/recurrence/expand-calendar", swiftSettings: strict),
    .executableTarget(
      name: "compare-recurrence", dependencies: ["Recurrence", "Records", "CalendarText"],
      path: "Tests/Properties/recurrence/compare-recurrence", swiftSettings: strict),
    tests("ArtistMatchingTests", ["ArtistMatching", "Records", "JSON"]),
    tests("FormatsTests", ["Formats", "Recurrence", "Records", "JSON"]),
    tests("ReaderTests", ["Reader", "Linux", "Records"]),
    tests("DropFoldersTests", ["DropFolders", "Linux"]),
    tests("LinuxTests", ["Linux"]),
    tests("StoreDatabaseTests", ["StoreDatabase", "SQLite", "Linux", "Records"]),
    tests("SystemdTests", ["Systemd", "StoreBus", "Records"]),
    tests("CommandTableTests", ["CommandTable"]),
    tests("DaemonTests", ["JSON", "concertd", "concert-reader"]),
    tests("ConfigurationTests", ["Configuration", "Records"]),
    tests(
      "StoreServiceTests",
      [
        "StoreService", "Configuration", "StoreBus", "StoreDatabase", "Recurrence", "ArtistMatching", "Records", "JSON",
        "Linux",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// libFuzzer's targets: only where Tests/Fuzz/run asks for them, as their main function is libFuzzer's own.
if Context.environment["CONCERTD_FUZZ"] != nil {
  func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies, path: "Tests/Fuzz/\(name)",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
  }
  package.targets += [
    fuzzer("VCardFuzz", ["Formats", "Records"]),
    fuzzer("ICalendarFuzz", ["Formats", "Records"]),
    fuzzer("HealthJSONFuzz", ["Formats", "Records"]),
    fuzzer("RecurrenceFuzz", ["Formats", "Recurrence", "Records"]),
    fuzzer("WireFuzz", ["Records"]),
  ]
}

// Programs that measure, for the scripts that ask for them: the fit of the matching rules, and benchmarks.
if Context.environment["CONCERTD_MEASURE"] != nil {
  func measure(
    _ name: String, _ dependencies: [Target.Dependency], path: String, exclude: [String] = []
  ) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: strict)
  }
  package.targets += [
    measure("matching-figures", ["ArtistMatching", "JSON", "Records"], path: "Tests/Matching/Figures"),
    measure("bench-recurrence", ["Recurrence", "Records", "CalendarText"], path: "Tests/Benchmarks/recurrence"),
    measure("bench-folders", ["DropFolders", "Linux"], path: "Tests/Benchmarks/folders"),
    measure("bench-database", ["StoreDatabase", "Linux", "Records"], path: "Tests/Benchmarks/database"),
    measure(
      "bench-stores", ["StoreBus", "Systemd", "Linux", "Records"], path: "Tests/Benchmarks/stores",
      exclude: ["run", "generate.py", "ready.py"]),
    measure(
      "matching-benchmark", ["ArtistMatching", "Records"], path: "Tests/Benchmarks/matching", exclude: ["README.md"]),
  ]
}
