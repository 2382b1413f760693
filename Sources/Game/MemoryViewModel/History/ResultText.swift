import MemoryEngine
public import MemoryModel

/// The result of a finished game as two lines of text, which show no face.
public struct ResultText: Hashable, Sendable {
  private let game: PlayedGame

  /// Creates the text of a game.
  public init(of game: PlayedGame) {
    self.game = game
  }

  /// Returns the facts, and the signs of the turns in a second line.
  ///
  /// - Parameter isUnicode: True if the text may have more than ASCII.
  /// - Returns: The lines without a newline at the end.
  public func lines(isUnicode: Bool) -> String {
    let facts = [
      "Memorize \(title)", game.kind == .practice ? "practice" : nil, cards,
      "\(turns)\(stars(isUnicode)) \(game.time.stopwatchText)", game.isWon ? nil : "not solved",
      game.hints == 0 ? nil : game.hints == 1 ? "1 hint" : "\(game.hints) hints",
    ]
    let line = facts.compactMap { $0 }.joined(separator: isUnicode ? " · " : ", ")
    let signs = game.turnKinds.map { $0.sign(isUnicode: isUnicode) }.joined()
    return signs.isEmpty ? line : "\(line)\n\(signs)"
  }

  /// The day of a daily deal, or the name of the theme.
  private var title: String {
    game.daily.map { "\($0)" } ?? game.themeName.printable(atMost: 40)
  }

  private var cards: String {
    switch game.copies {
    case 2: "\(game.kinds) \(game.kinds == 1 ? "pair" : "pairs")"
    case 3: "\(game.kinds) \(game.kinds == 1 ? "triple" : "triples")"
    default: "\(game.kinds) kinds"
    }
  }

  private var turns: String { game.turns == 1 ? "1 turn" : "\(game.turns) turns" }

  /// The rating, with a space before it; empty for a game that is not rated.
  private func stars(_ isUnicode: Bool) -> String {
    guard let pairs = game.pairsAlone else { return "" }
    let rating = StarRating(turns: game.turns, expected: Expectation.turns(forPairs: pairs))
    return " " + String(repeating: isUnicode ? "★" : "*", count: rating.rawValue)
  }
}
