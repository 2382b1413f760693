/// Decides when a frame is drawn: when something happened, or when one is due by itself.
struct FramePacer {
  /// Frames that are due by themselves are at least this far apart: 60 a second.
  static let shortest = Duration.nanoseconds(16_666_667)

  private var isRequested = true
  /// When the picture changes by itself.
  private var wake: Duration?

  /// Asks for a frame at the next chance.
  mutating func request() {
    isRequested = true
  }

  /// When to wake up for a frame; nothing where the picture stays as it is.
  var deadline: Duration? { isRequested ? .zero : wake }

  func isDue(at now: Duration) -> Bool {
    deadline.map { $0 <= now } ?? false
  }

  /// Notes that a frame was drawn, and when it will be out of date.
  mutating func drew(at now: Duration, wake: Duration?) {
    isRequested = false
    self.wake = wake.map { max($0, now + Self.shortest) }
  }
}
