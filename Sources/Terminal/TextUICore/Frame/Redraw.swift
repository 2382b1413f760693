/// Requests frames: at once, because shown state has changed, or at a time.
///
/// For objects that outlive a frame and are shown in it; `State` requests frames by itself.
public final class Redraw {
  /// True if state has changed since the frame began.
  private(set) var isRequested = false
  /// The earliest requested time; nil for none.
  private(set) var time: Duration?
  /// True if a body has changed state while the frame was made.
  private(set) var isChangedByBody = false
  /// The view with properties whose body is evaluated, or was last.
  var evaluated: Any.Type?
  private var isMakingFrame = false
  /// The views whose bodies have changed state for which a warning was sent.
  private var warned: Set<ObjectIdentifier> = []
  /// Receives warnings about views.
  var warn: (_ sentence: String) -> Void = { _ in }

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
    isChangedByBody = false
    isMakingFrame = true
    time = nil
  }

  func endFrame(at now: Duration) {
    isMakingFrame = false
    if isRequested { request(at: now) }
  }
}

extension Redraw {
  /// Requests a frame because state has changed, unless a body has changed it: each further frame
  /// would change it again.
  func stateChanged() {
    guard isMakingFrame else { return request() }
    bodyChanges("state")
  }

  /// Notes that the body that is evaluated has changed an object that the latest frame reads.
  func objectChangedByBody() {
    bodyChanges("an object that is shown")
  }

  private func bodyChanges(_ what: String) {
    isChangedByBody = true
    guard let evaluated, warned.insert(ObjectIdentifier(evaluated)).inserted else { return }
    warn(
      "The body of \(shortName(of: evaluated)) changes \(what), which belongs into an action, "
        + "such as that of a button, `onAppear` or `task`.")
  }
}
