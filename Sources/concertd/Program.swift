internal import CommandTable
internal import Glibc

/// `concertd COMMAND`: the daemon and all that people and scripts ask it. The commands are rows of `commandTable`.
@main
struct Program {
  static func main() {
    // A reader of our output that goes away ends a write with EPIPE, not the program with a signal.
    _ = signal(SIGPIPE, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) -> ExitCode {
    do {
      switch try commandTable.parse(words) {
      case .help(let text):
        print(out: text)
        return .good
      case .run(let command, let invocation): return try command.run(invocation)
      }
    } catch let error as UsageError {
      print(error: error.description)
      return .usage
    } catch {
      print(error: "\(error)")
      return .cannotTell
    }
  }
}
