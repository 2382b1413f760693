public import SystemCalls

/// File descriptors besides the terminal's that an event loop waits for.
///
/// They are not served while the program is suspended.
public struct EventSource {
  /// Returns the descriptors to wait for, before each wait.
  public var interests: () -> [Poll.Interest]
  /// Handles ready descriptors; returns true if the picture may have changed.
  ///
  /// It receives whether each of the last interests is ready, or broken, and is called only if one
  /// is. A descriptor that stays ready ends the next wait at once.
  public var serve: (_ ready: [Bool]) -> Bool

  /// Creates a source from two closures, which are called on the loop's thread.
  public init(
    interests: @escaping () -> [Poll.Interest], serve: @escaping (_ ready: [Bool]) -> Bool
  ) {
    self.interests = interests
    self.serve = serve
  }
}
