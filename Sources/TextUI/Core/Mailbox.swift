import Synchronization

/// What other threads have for the next frame.
final class Mailbox: Sendable {
  private struct Content {
    var letters: [@Sendable () -> Void] = []
    var wake: (@Sendable () -> Void)?
  }
  private let content = Mutex(Content())

  /// Says how to wake up whoever draws.
  func onLetter(_ wake: @escaping @Sendable () -> Void) {
    content.withLock { $0.wake = wake }
  }

  func post(_ letter: @escaping @Sendable () -> Void) {
    let wake = content.withLock {
      $0.letters.append(letter)
      return $0.wake
    }
    wake?()
  }

  /// Delivers everything.
  ///
  /// - Returns: Whether there was anything.
  func deliver() -> Bool {
    let letters = content.withLock { content in
      defer { content.letters = [] }
      return content.letters
    }
    for letter in letters { letter() }
    return !letters.isEmpty
  }
}
