extension ScreenPlayer {
  /// Turns cards with perfect memory until all are matched.
  ///
  /// - Parameters:
  ///   - count: The number of cards.
  ///   - turn: Turns a card, and returns the message on the screen.
  /// - Throws: The errors of `turn`.
  public func win(cards count: Int, _ turn: (Int) throws -> String) throws {
    var known: [String: Int] = [:]
    var unseen = Array(1...count)
    while let first = unseen.popFirst() {
      let word = Self.word(in: try turn(first))
      if let other = known.removeValue(forKey: word) {
        _ = try turn(other)
        continue
      }
      guard let second = unseen.popFirst() else { continue }
      let answer = try turn(second)
      known[word] = first
      let secondWord = Self.word(in: answer)
      if secondWord == word || answer.hasPrefix("All cards") {
        known[word] = nil
      } else if let other = known.removeValue(forKey: secondWord) {
        _ = try turn(other)
        _ = try turn(second)
      } else {
        known[secondWord] = second
      }
    }
  }

  private static func word(in sentence: String) -> String {
    String(sentence.prefix { $0 != ":" && $0 != "." })
  }
}

extension Array {
  fileprivate mutating func popFirst() -> Element? {
    isEmpty ? nil : removeFirst()
  }
}
