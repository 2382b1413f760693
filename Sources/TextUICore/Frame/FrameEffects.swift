/// What views want done and said once the frame they are in exists.
final class FrameEffects {
  private var actions: [() -> Void] = []
  private var sentences: [String] = []

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
  }

  /// What is to be done and said for the frame that has been made.
  func endFrame() -> (actions: [() -> Void], sentences: [String]) {
    defer { (actions, sentences) = ([], []) }
    return (actions, sentences)
  }
}
