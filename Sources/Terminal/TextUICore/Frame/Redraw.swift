/// Asks for frames: at once, because something that is shown has changed, or at a time.
///
/// Kept by what outlasts a frame and is shown in it; `State` asks by itself.
public final class Redraw {
  /// Whether something has changed since the frame was begun.
  private(set) var isRequested = false
  /// The earliest time a frame was asked for; nil for none.
  private(set) var time: Duration?

  init() {}

  /// Asks for a frame because something has changed.
  public func request() {
    isRequested = true
  }

  /// Asks for a frame at a time; the earliest one counts.
  public func request(at time: Duration) {
    self.time = min(self.time ?? time, time)
  }

  func beginFrame() {
    isRequested = false
    time = nil
  }

  func endFrame(at now: Duration) {
    if isRequested { request(at: now) }
  }
}
