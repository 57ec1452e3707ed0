/// Who asks, as the bus knows it from the caller's socket.
package struct Caller: Hashable, Sendable {
  package var uid: UInt32
  package init(uid: UInt32) { self.uid = uid }
}
