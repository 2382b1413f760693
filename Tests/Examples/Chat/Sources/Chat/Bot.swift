/// A patient listener, which answers questions with questions.
nonisolated struct Bot: Sendable {
  /// The time before each word.
  var pause = Duration.milliseconds(60)

  /// Returns the words of an answer, one after the other; another thread thinks of them.
  func words(answering message: String) -> AsyncStream<String> {
    AsyncStream { continuation in
      let thinking = Task.detached {
        for word in Self.answer(to: message).split(separator: " ") {
          do { try await Task.sleep(for: pause) } catch { break }
          continuation.yield(word + " ")
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in thinking.cancel() }
    }
  }

  /// Returns an answer, in Markdown.
  static func answer(to message: String) -> String {
    let words = message.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    if words.contains(where: greetings.contains) {
      return "Hello! I am a *very* simple bot. **How are you today?**"
    }
    if let start = words.firstIndex(where: verbs.contains), start > 0, words[start - 1] == "i" {
      let rest = words[(start + 1)...].map { mirror[$0] ?? $0 }.joined(separator: " ")
      return "Why do you \(words[start]) \(rest.isEmpty ? "that" : rest)? Tell me **more**."
    }
    if message.hasSuffix("?") {
      return """
        A good question. You could

        - ask somebody who *knows*,
        - read `man man`,
        - or sleep on it.

        What do **you** think?
        """
    }
    return "I see. And what does \(words.last.map { "*\($0)*" } ?? "silence") mean to you?"
  }

  private static let greetings = ["hello", "hi", "hey", "moin"]
  private static let verbs = ["like", "love", "hate", "need", "want", "feel", "think"]
  private static let mirror = [
    "i": "you", "me": "you", "my": "your", "mine": "yours", "am": "are", "myself": "yourself",
    "you": "me", "your": "my",
  ]
}
