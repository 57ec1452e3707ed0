import Configuration
import Foundation
import Records
import Testing

@Suite struct ConfigurationTests {
  private func configuration(_ text: String) -> (Configuration, [Problem]) {
    var configuration = Configuration()
    let problems = configuration.apply(text, of: "/etc/concertd/concertd.conf")
    return (configuration, problems)
  }

  @Test func everyKeyOfTheContractIsRead() {
    let (read, problems) = configuration(
      """
      # a comment
      [Calendars]
      Folders=/srv/calendars
      Folders = ~/.calendars
      Access=full
      Readers=anna bela
      [Concerts]
      Window=2w 1d
      Home=52.52, 13.40
      Nearby=30km
      TimeZone=Europe/Berlin
      [Search]
      Limit=5
      MaxDistance=0.4
      SystemStores=yes
      OpenAlbum=xdg-open %u
      [Limits]
      FileSize=64M
      ReaderTime=10s
      """)
    #expect(problems.isEmpty)
    #expect(read[.calendars].folders == ["/srv/calendars", "~/.calendars"])
    #expect(read[.calendars].access == .full)
    #expect(read[.calendars].readers == ["anna", "bela"])
    #expect(read.window == 15 * 86_400)
    #expect(read.home == Configuration.Place(latitude: 52.52, longitude: 13.40))
    #expect(read.nearby == 30_000)
    #expect(read.timeZone == "Europe/Berlin")
    #expect(read.search.limit == 5 && read.search.maxDistance == 0.4 && read.search.usesSystemStores)
    #expect(read.search.openAlbum == "xdg-open %u")
    #expect(read.limits.fileSize == 64 << 20 && read.limits.readerTime == 10)
  }

  @Test func aBadLineIsNamedAndTheRestHolds() {
    let (read, problems) = configuration(
      """
      [Concerts]
      Windw=90d
      Window=soon
      Nearby=20km
      stray
      [Nowhere]
      Key=1
      """)
    #expect(problems.map(\.line) == [5, 2, 3, 7])
    #expect(problems.allSatisfy { $0.file == "/etc/concertd/concertd.conf" && $0.severity == .warning })
    #expect(problems[1].message.contains("Windw"))
    #expect(problems[2].message.contains("not a time"))
    #expect(read.window == Configuration.defaultWindow)
    #expect(read.nearby == 20_000)
  }

  @Test func anEmptyAssignmentTakesBackTheFolders() {
    let (read, _) = configuration("[Music]\nFolders=/a\nFolders=\nFolders=/b")
    #expect(read[.music].folders == ["/b"])
  }

  @Test func aContinuedLineIsOneLine() {
    let (read, problems) = configuration("[Health]\nReaders=anna \\\n# between\n bela\nAccess=denied")
    #expect(problems.isEmpty)
    #expect(read[.health].readers == ["anna", "bela"])
    #expect(read[.health].access == .denied)
  }

  @Test(arguments: ["Home=91,0", "Home=5", "Nearby=5", "TimeZone=../etc", "Window=0", "Window="])
  func aValueOutOfItsRangeIsRefused(line: String) {
    let (read, problems) = configuration("[Concerts]\n" + line)
    #expect(problems.count == 1)
    #expect(read == Configuration())
  }

  @Test func dropInsFollowTheMainFileByName() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let dropIns = folder.appendingPathComponent("concertd.conf.d")
    try FileManager.default.createDirectory(at: dropIns, withIntermediateDirectories: true)
    let files = [
      "concertd.conf": "[Concerts]\nWindow=1d\nNearby=1km", "concertd.conf.d/20-b.conf": "[Concerts]\nWindow=3d",
      "concertd.conf.d/10-a.conf": "[Concerts]\nWindow=2d", "concertd.conf.d/30-c.txt": "[Concerts]\nWindow=4d",
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let loaded = try Configuration.load(folders: ["/nowhere-at-all", folder.path])
    #expect(loaded.configuration.window == 3 * 86_400)
    #expect(loaded.configuration.nearby == 1000)
    #expect(loaded.problems.isEmpty)
  }

  @Test func aFileThatCannotBeParsedAtAllIsAnError() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data([0x5b, 0xff, 0xfe]).write(to: folder.appendingPathComponent("concertd.conf"))
    #expect(throws: UnreadableConfiguration.self) { try Configuration.load(folders: [folder.path]) }
  }
}
