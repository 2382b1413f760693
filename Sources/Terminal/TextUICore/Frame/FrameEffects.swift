/// What views want done and said once the frame they are in exists.
final class FrameEffects {
  private var actions: [() -> Void] = []
  private var sentences: [String] = []
  /// The sentence said last; nil before the first.
  private(set) var latest: String?
  /// Whether a view of the frame shows the sentence said last.
  var showsLatest = false

  func perform(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Says a sentence to screen readers and status lines.
  func announce(_ sentence: String) {
    sentences.append(sentence)
  }

  /// Sentences said between two frames belong to the next one.
  func beginFrame() {
    actions.removeAll()
    showsLatest = false
  }

  /// What is to be done and said for the frame that has been made.
  ///
  /// Where a view shows what is said, it asks for the frame in which it does.
  func endFrame(_ redraw: Redraw) -> (actions: [() -> Void], sentences: [String]) {
    defer { (actions, sentences) = ([], []) }
    if showsLatest, !sentences.isEmpty { redraw.request() }
    latest = sentences.last ?? latest
    return (actions, sentences)
  }
}
