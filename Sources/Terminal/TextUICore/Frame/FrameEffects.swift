/// The actions, announcements and window title of views, which take effect once their frame exists.
final class FrameEffects {
  private var actions: [() -> Void] = []
  private var sentences: [String] = []
  /// The latest announcement; nil before the first.
  private(set) var latest: String?
  /// True if a view of the frame shows the latest announcement.
  var showsLatest = false
  /// The title of the window in this frame; nil if no view sets one.
  var title: String?

  func perform(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Announces a sentence to screen readers and status lines.
  func announce(_ sentence: String) {
    sentences.append(sentence)
  }

  /// Moves announcements made between two frames to the next one.
  func beginFrame() {
    actions.removeAll()
    showsLatest = false
    title = nil
  }

  /// Returns the actions and announcements of the frame that has been made.
  ///
  /// If a view shows announcements, another frame is requested for it.
  func endFrame(_ redraw: Redraw) -> (actions: [() -> Void], sentences: [String]) {
    defer { (actions, sentences) = ([], []) }
    if showsLatest, !sentences.isEmpty { redraw.request() }
    latest = sentences.last ?? latest
    return (actions, sentences)
  }
}
