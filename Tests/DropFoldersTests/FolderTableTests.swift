import DropFolders
import Linux
import Testing

@Suite struct FolderTableTests {
  private func stamp(_ number: Int) -> FileStamp {
    FileStamp(device: 1, inode: UInt64(number), size: 2, modified: 3, changed: 4)
  }

  @Test func itHoldsWhatADictionaryHolds() {
    var random = SeededGenerator(seed: 5)
    var table = FolderTable()
    var model: [FilePath: Int] = [:]
    for step in 0..<30_000 {
      let length = Int.random(in: 1...20, using: &random)
      let name = FilePath(
        bytes: (0..<length).map { _ in UInt8.random(in: 97...(length < 4 ? 110 : 98), using: &random) })
      let place = table.find(name.bytes.span)
      #expect((place == nil) == (model[name] == nil))
      if let place, step % 3 != 0 || step > 20_000 {
        #expect(table[place].stamp.inode == UInt64(model[name] ?? -1) && table.name(at: place) == name)
        table.remove(at: place)
        model[name] = nil
      } else if place == nil, step < 20_000 {
        table.insert(name.bytes.span, .file, stamp(step), row: 0)
        model[name] = step
      }
    }
    #expect(table.count == model.count)
    for name in model.keys { #expect(table.find(name.bytes.span) != nil) }
  }

  @Test func anEntryIsSmall() {
    #expect(MemoryLayout<FolderTable.Entry>.stride <= 64)
  }
}
