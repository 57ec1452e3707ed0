package import Linux

/// Why a file got no answer. The file is to blame for all but the last two.
package enum ReaderFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case crashed(signal: Int32)
  case exited(status: Int32)
  case timedOut(milliseconds: Int64)
  case outputTooLarge(bytes: Int)
  case garbled
  case cannotStart(LinuxError)
  /// The program was started and ended before it was ready: something is wrong with the installation.
  case notReady(String)

  package var description: String {
    switch self {
    case .crashed(let signal): "the reader was ended by signal \(signal) while it read this file"
    case .exited(let status): "the reader ended with status \(status) while it read this file"
    case .timedOut(let milliseconds): "reading took longer than \(milliseconds / 1000) s"
    case .outputTooLarge(let bytes): "it holds more than \(bytes >> 20) MiB of records"
    case .garbled: "the reader gave no sensible answer"
    case .cannotStart(let error): "\(error)"
    case .notReady(let reason): "the reader does not start: \(reason)"
    }
  }

  /// What a person can do about it.
  package var hint: String {
    switch self {
    case .crashed, .exited, .garbled: "the file may be damaged or made to do harm; export it anew or remove it"
    case .timedOut, .outputTooLarge: "split the file, or raise [Limits] in concertd.conf"
    case .cannotStart, .notReady: "is concertd installed whole? Reinstall it, then: concertd rescan"
    }
  }

  package var isOfTheFile: Bool {
    switch self {
    case .cannotStart, .notReady: false
    default: true
    }
  }
}
