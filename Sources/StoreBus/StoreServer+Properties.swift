internal import CStoreBus
internal import Systemd

// The getters of the table in CStoreBus/Stores1.c.

@c @implementation func stores1_version(
  _ bus: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ interface: UnsafePointer<CChar>?,
  _ property: UnsafePointer<CChar>?, _ reply: OpaquePointer?, _ userdata: Userdata, _ error: BusError
) -> CInt {
  unsafe Bus.get(reply, userdata) { (server: StoreServer) in server.version }
}

@c @implementation func stores1_sequence(
  _ bus: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ interface: UnsafePointer<CChar>?,
  _ property: UnsafePointer<CChar>?, _ reply: OpaquePointer?, _ userdata: Userdata, _ error: BusError
) -> CInt {
  unsafe Bus.get(reply, userdata) { (server: StoreServer) in server.sequence }
}

@c @implementation func stores1_state(
  _ bus: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ interface: UnsafePointer<CChar>?,
  _ property: UnsafePointer<CChar>?, _ reply: OpaquePointer?, _ userdata: Userdata, _ error: BusError
) -> CInt {
  unsafe Bus.get(reply, userdata) { (server: StoreServer) in server.state }
}
