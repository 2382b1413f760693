import Synchronization

/// The lines that views and tasks want above an inline screen, until they are shown.
///
/// A class, because threads share it with the event loop.
final class LinesAbove: Sendable {
  private struct Content {
    var texts: [String] = []
    var wake: (@Sendable () -> Void)?
  }
  private let content = Mutex(Content())

  var isEmpty: Bool { content.withLock { $0.texts.isEmpty } }

  /// Sets the closure that wakes the loop; called on any thread.
  func onAppend(_ wake: @escaping @Sendable () -> Void) {
    content.withLock { $0.wake = wake }
  }

  func append(_ text: String) {
    content.withLock { content in
      content.texts.append(text)
      content.wake?()
    }
  }

  /// Removes and returns all texts.
  func take() -> [String] {
    content.withLock { content in
      defer { content.texts = [] }
      return content.texts
    }
  }
}
