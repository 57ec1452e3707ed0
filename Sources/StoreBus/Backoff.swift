/// How long to wait before each new try: 100 ms, doubled up to 10 s, which is as long as a person waits for a bus that
/// they have just restarted.
struct Backoff: Sendable {
  private var delay = Duration.milliseconds(100)

  init() {}

  mutating func next() -> Duration {
    defer { delay = min(delay * 2, .seconds(10)) }
    return delay
  }
}
