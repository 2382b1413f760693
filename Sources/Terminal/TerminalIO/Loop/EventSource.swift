public import SystemCalls

/// Descriptors beside the terminal's that an event loop waits for in the same wait.
///
/// Nothing wakes the loop but what is asked for, and nothing of it is served while the program is
/// suspended.
public struct EventSource {
  /// What to wait for next; asked before each wait.
  public var interests: () -> [Poll.Interest]
  /// Does what can be done, and answers whether the picture may have changed.
  ///
  /// It is given whether each of the interests asked last is ready, or broken, and called only if one
  /// is. One that is left ready ends the next wait at once.
  public var serve: (_ ready: [Bool]) -> Bool

  /// Makes a source of two closures, which are called on the loop's own thread.
  public init(
    interests: @escaping () -> [Poll.Interest], serve: @escaping (_ ready: [Bool]) -> Bool
  ) {
    self.interests = interests
    self.serve = serve
  }
}
