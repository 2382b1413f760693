import Foundation

/// The cases of a law that a run of the tests tries.
///
/// Laws about all screens have thousands of cases, and a frame of a debug build takes milliseconds.
/// A usual run tries some of them; `EVERY_CASE=1 swift test`, as in `.ci/deep cases`, tries all.
public enum Sampling {
  /// True if every case is tried.
  public static let isWhole = ProcessInfo.processInfo.environment["EVERY_CASE"] != nil

  /// The least time from one frame of an animation to the next; zero if every frame is drawn.
  public static let pause: Duration = isWhole ? .zero : .milliseconds(100)
}

extension Collection {
  /// Selects the cases to try.
  ///
  /// - Parameters:
  ///   - step: The distance from one element to the next.
  ///   - start: The offset of the first element, modulo `step`.
  /// - Returns: The elements at these offsets, or all elements if every case is tried.
  public func sampled(every step: Int, from start: Int = 0) -> [Element] {
    Sampling.isWhole
      ? Array(self) : enumerated().filter { $0.offset % step == start % step }.map(\.element)
  }
}
