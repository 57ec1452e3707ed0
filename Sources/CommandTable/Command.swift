/// One command of a program, as a row of its table: how it is called, what its help says, and what it does.
package struct Command: Sendable {
  /// An option, with or without a value.
  package struct Option: Sendable, Hashable {
    package var name: String  // without the dashes
    /// What stands for the value in the help; nil for a switch.
    package var value: String?
    package var help: String
    package var mayRepeat: Bool

    package init(_ name: String, value: String? = nil, mayRepeat: Bool = false, _ help: String) {
      (self.name, self.value, self.mayRepeat, self.help) = (name, value, mayRepeat, help)
    }
  }

  /// How many operands a command takes, and what the help calls them.
  package struct Operands: Sendable {
    package var usage: String
    package var count: ClosedRange<Int>

    package init(_ usage: String, _ count: ClosedRange<Int>) { (self.usage, self.count) = (usage, count) }
    package static let none = Operands("", 0...0)
  }

  package var name: String
  package var operands: Operands
  package var summary: String
  /// Paragraphs below the options in the help.
  package var details: String
  package var options: [Option]
  package var run: @Sendable (Invocation) throws -> ExitCode

  package init(
    _ name: String, _ operands: Operands, _ summary: String, details: String = "", options: [Option] = [],
    run: @escaping @Sendable (Invocation) throws -> ExitCode
  ) {
    (self.name, self.operands, self.summary) = (name, operands, summary)
    (self.details, self.options, self.run) = (details, options, run)
  }
}

/// The exit codes of the contract.
package enum ExitCode: Int32, Sendable {
  /// Also for an empty answer.
  case good = 0
  /// It worked, with problems listed; or an answer that is an error.
  case problems = 1
  case usage = 2
  case notRunning = 3
  case cannotTell = 4
}

/// A call that does not fit the table. The text ends with what to type.
package struct UsageError: Error, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}

/// A parsed call: the values of options and the operands, checked against the command's row.
package struct Invocation: Sendable {
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  package func has(_ option: String) -> Bool { values[option] != nil }
  package func value(_ option: String) -> String? { values[option]?.last }
  package func all(_ option: String) -> [String] { values[option] ?? [] }

  /// Reads the words after the command's name: options before, between or after operands; `--` ends options.
  package init(_ words: some Sequence<String>, of command: Command, shared: [Command.Option]) throws(UsageError) {
    let options = command.options + shared
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try read(word, from: options, rest: &rest, command: command.name)
    }
    guard has("help") || command.operands.count.contains(operands.count) else {
      let usage = [command.name, command.operands.usage].filter { !$0.isEmpty }.joined(separator: " ")
      throw UsageError(
        operands.count < command.operands.count.lowerBound
          ? "\(command.name): an operand is missing; usage: \(usage)"
          : "\(command.name): too many operands; usage: \(usage)")
    }
  }

  private mutating func read(
    _ word: String, from options: [Command.Option], rest: inout ArraySlice<String>, command: String
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? "help" : String(parts[0].drop { $0 == "-" })
    guard parts[0] == "-h" || parts[0].hasPrefix("--"), let option = options.first(where: { $0.name == name }) else {
      throw UsageError("\(command): unknown option \(parts[0]); see concertd \(command) --help")
    }
    var value = parts.count == 2 ? String(parts[1]) : nil
    if option.value == nil {
      guard value == nil else { throw UsageError("\(command): --\(name) takes no value") }
    } else if value == nil {
      value = rest.popFirst()
      guard value != nil else { throw UsageError("\(command): --\(name) needs a value: --\(name) \(option.value!)") }
    }
    if has(name), !option.mayRepeat, option.value != nil { throw UsageError("\(command): --\(name) is given twice") }
    values[name, default: []].append(value ?? "")
  }
}
