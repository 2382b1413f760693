import SystemCalls

/// The descriptors of one wait, each with the index that it keeps afterwards.
///
/// The descriptors of a loop change while it responds: those of captured output, for example, when
/// the program is suspended.
struct WaitList {
  private(set) var interests: [Poll.Interest] = []

  /// Adds a descriptor; nil, which has no index, if there is none.
  mutating func add(
    _ descriptor: FileDescriptor?, _ readiness: FileDescriptor.Readiness = .readable
  ) -> Int? {
    guard let descriptor else { return nil }
    interests.append(Poll.Interest(descriptor, readiness))
    return interests.count - 1
  }

  /// Adds the descriptors of another source, and returns their indices.
  mutating func add(_ more: [Poll.Interest]) -> Range<Int> {
    interests += more
    return interests.count - more.count..<interests.count
  }

  /// Waits until a descriptor is ready or broken, or a signal arrives.
  func wait(milliseconds: Int32) -> Ready {
    Ready(flags: Poll.wait(for: interests, milliseconds: milliseconds))
  }

  /// The result of a wait.
  struct Ready {
    fileprivate let flags: [Bool]

    var isAny: Bool { flags.contains(true) }

    /// True if the descriptor of an index is ready; false without one.
    subscript(index: Int?) -> Bool { index.map { flags[$0] } ?? false }

    subscript(indices: Range<Int>) -> [Bool] { Array(flags[indices]) }
  }
}
