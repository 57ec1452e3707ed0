/// All commands of a program, and the options that every one of them takes.
package struct CommandTable: Sendable {
  package var program: String
  package var summary: String
  package var version: String
  package var commands: [Command]
  package var shared: [Command.Option]

  package init(
    program: String, summary: String, version: String, shared: [Command.Option], commands: [Command]
  ) {
    (self.program, self.summary, self.version) = (program, summary, version)
    self.shared = shared + [Command.Option("help", "show this help")]
    self.commands = commands
  }

  /// What a call comes to: text to print, or a command to run.
  package enum Call {
    case help(String)
    case run(Command, Invocation)
  }

  /// Finds the command among the words, wherever options stand, and reads the rest by its row.
  package func parse(_ words: [String]) throws(UsageError) -> Call {
    if words.contains("--version"), commandIndex(words) == nil { return .help("\(program) \(version)\n") }
    guard let index = commandIndex(words) else {
      if words.contains("--help") || words.contains("-h") { return .help(help()) }
      throw UsageError("which command? See \(program) --help")
    }
    guard let command = commands.first(where: { $0.name == words[index] }) else {
      if words[index] == "help" { return .help(help()) }
      throw UsageError("unknown command \(words[index])\(suggestion(for: words[index])); see \(program) --help")
    }
    let rest = words[..<index] + words[(index + 1)...]
    let invocation = try Invocation(rest, of: command, shared: shared)
    return invocation.has("help") ? .help(help(of: command)) : .run(command, invocation)
  }

  package func help() -> String {
    let width = (commands.map { usage(of: $0).count }.max() ?? 0) + 2
    let rows = commands.map { "  " + padded(usage(of: $0), width) + $0.summary + "\n" }.joined()
    return "usage: \(program) COMMAND [OPTIONS]\n\n\(summary)\n\nCommands:\n\(rows)\nEvery command takes:\n"
      + optionRows(shared) + "\nMore: \(program) COMMAND --help, man \(program)\n"
  }

  package func help(of command: Command) -> String {
    var text = "usage: \(program) \(usage(of: command)) [OPTIONS]\n\n\(command.summary).\n"
    if !command.details.isEmpty { text += "\n\(command.details)\n" }
    return text + "\nOptions:\n" + optionRows(command.options + shared)
  }

  private func commandIndex(_ words: [String]) -> Int? {
    let valued = Set(shared.filter { $0.value != nil }.map { "--" + $0.name })
    var index = 0
    while index < words.count {
      if !words[index].hasPrefix("-") { return index }
      index += valued.contains(words[index]) ? 2 : 1
    }
    return nil
  }

  private func usage(of command: Command) -> String {
    command.operands.usage.isEmpty ? command.name : command.name + " " + command.operands.usage
  }

  private func optionRows(_ options: [Command.Option]) -> String {
    let calls = options.map { "--" + $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = (calls.map(\.count).max() ?? 0) + 2
    return zip(calls, options).map { "  " + padded($0, width) + $1.help + "\n" }.joined()
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func suggestion(for word: String) -> String {
    let near = commands.first { $0.name.hasPrefix(word) || word.hasPrefix($0.name) || editDistance($0.name, word) <= 2 }
    return near.map { " (did you mean \($0.name)?)" } ?? ""
  }

  /// Levenshtein's distance.
  private func editDistance(_ one: String, _ other: String) -> Int {
    let columns = Array(other)
    var row = Array(0...columns.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in columns.indices {
        let cost = diagonal + (letter == columns[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(cost, row[column] + 1, diagonal + 1)
      }
    }
    return row[columns.count]
  }
}
