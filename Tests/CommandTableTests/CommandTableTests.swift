import CommandTable
import Testing

@Suite struct CommandTableTests {
  private let table = CommandTable(
    program: "tool", summary: "A tool.", version: "1.0",
    shared: [Command.Option("system", "the system instance")],
    commands: [
      Command(
        "check", Command.Operands("FILE...", 1...9), "read files",
        options: [
          Command.Option("now", value: "T", "the moment"),
          Command.Option("label", value: "L", mayRepeat: true, "a label"), Command.Option("json", "as JSON"),
        ]
      ) { _ in .good },
      Command("status", .none, "how it is") { _ in .good },
    ])

  private func invocation(_ words: String...) throws -> Invocation {
    guard case .run(_, let invocation) = try table.parse(words) else { throw UsageError("help") }
    return invocation
  }

  @Test func optionsStandBeforeBetweenAndAfterOperands() throws {
    let call = try invocation("--system", "check", "a", "--now", "5", "b", "--json", "--label=x", "--label", "y")
    #expect(call.operands == ["a", "b"])
    #expect(call.value("now") == "5")
    #expect(call.has("json") && call.has("system"))
    #expect(call.all("label") == ["x", "y"])
  }

  @Test func twoDashesEndTheOptions() throws {
    #expect(try invocation("check", "--", "--now").operands == ["--now"])
    #expect(try invocation("check", "-").operands == ["-"])
  }

  @Test(arguments: [
    ["check"], ["check", "--now"], ["check", "a", "--nope"], ["check", "a", "--json=1"], ["status", "x"],
    ["check", "a", "--now", "1", "--now", "2"], ["chek", "a"], [], ["check", "a", "-x"],
  ])
  func aCallThatDoesNotFitIsRefused(words: [String]) {
    #expect(throws: UsageError.self) { try table.parse(words) }
  }

  @Test func aNearMissIsSuggested() {
    let error = #expect(throws: UsageError.self) { try table.parse(["statsu"]) }
    #expect(error?.description.contains("did you mean status?") == true)
  }

  @Test(arguments: [["--help"], ["-h"], ["check", "--help"], ["--help", "check"], ["help"], ["--version"]])
  func helpIsShownWithoutOperands(words: [String]) throws {
    guard case .help(let text) = try table.parse(words) else {
      Issue.record("not a help")
      return
    }
    #expect(!text.isEmpty)
  }
}
