package import Linux
package import Records

/// The daemon's side of concert-reader: one process that takes file after file, several of them on the way at once.
/// When it dies, is late, or answers nonsense, the file it was at is a failure and the others go to a fresh process.
/// Belongs to one actor; `next` blocks its thread.
package final class ReaderClient {
  /// Called at the named moments, with the process; tests break things there.
  package struct Hooks: Sendable {
    package var afterStart: (@Sendable (Int32) -> Void)?
    package var beforeReceive: (@Sendable (Int32) -> Void)?
    package init() {}
  }

  /// A file on its way to an answer.
  package final class Submission {
    package let tag: Int
    package let descriptor: FileDescriptor
    let request: [UInt8]

    init(tag: Int, descriptor: consuming FileDescriptor, request: [UInt8]) {
      (self.tag, self.request) = (tag, request)
      self.descriptor = descriptor
    }
  }

  /// How many files may be on the way: enough to keep both processes busy, and far below what a socket holds.
  package static let window = 16

  private let program: FilePath
  private let limits: ReaderLimits
  private let hooks: Hooks
  private var process: RunningReader?
  private var submissions: [Submission] = []

  package init(program: FilePath, limits: ReaderLimits, hooks: Hooks = Hooks()) {
    (self.program, self.limits, self.hooks) = (program, limits, hooks)
  }

  package var inFlight: Int { submissions.count }
  package var hasRoom: Bool { submissions.count < ReaderClient.window }
  /// The process, for tests and status; nil while none runs.
  package var processID: Int32? { process?.id }

  /// Hands a descriptor over. Its answer comes from `next`, in the order of the calls.
  package func submit(_ descriptor: consuming FileDescriptor, _ request: ReaderRequest, tag: Int) {
    let submission = Submission(tag: tag, descriptor: descriptor, request: request.wireBytes)
    if let process, !process.send(submission.request, descriptor: submission.descriptor.number), submissions.isEmpty {
      // It died while it had nothing to do: nobody's file is to blame. `next` starts a fresh one.
      endProcess()
    }
    submissions.append(submission)
  }

  /// The oldest submission and what came of it; waits for it. Nil when nothing is in flight.
  package func next() -> (submission: Submission, result: Result<Document, ReaderFailure>)? {
    guard let submission = submissions.first else { return nil }
    defer { submissions.removeFirst() }
    do throws(ReaderFailure) {
      let process = try runningProcess()
      hooks.beforeReceive?(process.id)
      return (submission, .success(try process.receive(limits: limits)))
    } catch {
      endProcess()
      return (submission, .failure(error))
    }
  }

  /// Ends the process. The next submission starts another.
  package func endProcess() {
    process?.end()
    process = nil
  }

  /// The process at work, or a fresh one that gets everything in flight.
  private func runningProcess() throws(ReaderFailure) -> RunningReader {
    if let process { return process }
    let fresh = try RunningReader(program: program, limits: limits)
    process = fresh
    hooks.afterStart?(fresh.id)
    for submission in submissions {
      do throws(LinuxError) { try submission.descriptor.seek(to: 0) } catch { throw .cannotStart(error) }
      // A send that fails shows as the process's end when its answer is awaited.
      _ = fresh.send(submission.request, descriptor: submission.descriptor.number)
    }
    return fresh
  }
}
