internal import Glibc

/// A list of C strings with NULL at its end, as execve(2) wants it.
@unsafe struct CStrings {
  let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    unsafe count = strings.count
    unsafe list = .allocate(capacity: strings.count + 1)
    unsafe list.initialize(repeating: nil, count: strings.count + 1)
    for (place, string) in strings.enumerated() { unsafe list[place] = strdup(string) }
  }

  func free() {
    for place in unsafe 0..<count { unsafe Glibc.free(list[place]) }
    unsafe list.deallocate()
  }
}
