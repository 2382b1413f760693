/// Requests frames: at once, because shown state has changed, or at a time.
///
/// For objects that outlive a frame and are shown in it; `State` requests frames by itself.
public final class Redraw {
  /// True if state has changed since the frame began.
  private(set) var isRequested = false
  /// The earliest requested time; nil for none.
  private(set) var time: Duration?

  init() {}

  /// Requests a frame because state has changed.
  public func request() {
    isRequested = true
  }

  /// Requests a frame at a time; the earliest request is kept.
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
