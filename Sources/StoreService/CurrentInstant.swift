internal import Glibc
package import Records

/// The present moment by the machine's wall clock.
package func currentInstant() -> Instant {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
  return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
}
