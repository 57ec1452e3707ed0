/// What one file may cost. Beyond a limit, that file is a problem and the next one gets a fresh reader.
package struct ReaderLimits: Hashable, Sendable {
  /// Address space of the process, bytes.
  package var memory: UInt64
  /// From the moment the reader turns to a file to its answer, or to the next part of it, milliseconds.
  package var milliseconds: Int64
  /// The largest answer, bytes.
  package var output: Int

  package init(memory: UInt64 = 1 << 30, milliseconds: Int64 = 30_000, output: Int = 256 << 20) {
    (self.memory, self.milliseconds, self.output) = (memory, milliseconds, output)
  }
}
