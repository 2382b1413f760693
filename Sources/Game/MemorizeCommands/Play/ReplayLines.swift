import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel
import PlainJSON

/// The output of a replay move by move, as JSON or as sentences.
struct ReplayLines {
  /// The version of the JSON lines, in the last of them.
  ///
  /// Version 1 had no version number and no analysis. Version 2 had a digest after every move, and
  /// all cards of a peek, in games of any size. The other lines are unchanged.
  static let version = 3

  /// The most cards with a digest after every move, which would take a time of moves × cards.
  private static let mostDigestedCards = 1_024

  let isJSON: Bool
  /// True if a text in any letters is written as it is, otherwise as its word of ASCII.
  let isUnicode: Bool

  func line(
    _ index: Int, _ move: GameMove, _ outcome: Outcome, _ game: MemoryGame<Face>
  ) -> String {
    isJSON
      ? "\(json(index, move, outcome, game))\n" : "\(sentence(index, move, outcome, game))\n"
  }

  private func json(
    _ index: Int, _ move: GameMove, _ outcome: Outcome, _ game: MemoryGame<Face>
  ) -> JSON {
    .object([
      "move": .int(index),
      "card": .int(move.card),
      "at": .int(Int(move.nanoseconds)),
      "outcome": .string(outcome.name),
      "reason": outcome.refusal.map { .string($0.rawValue) } ?? .null,
      "points": .int(outcome.points),
      "scores": .array(game.scores.map { .int($0) }),
      "player": .int(outcome.player),
      "faceUp": faceUp(game, at: move),
      "onTable": .int(game.cardsOnTable),
      "digest": isLarge(game) ? .null : .string(game.digest.digestText),
    ])
  }

  private func isLarge(_ game: MemoryGame<Face>) -> Bool { game.cardCount > Self.mostDigestedCards }

  /// The cards that are up after a move, in the order of the flips; in a peek all cards, or null.
  private func faceUp(_ game: MemoryGame<Face>, at move: GameMove) -> JSON {
    let isPeeking = game.isPeeking(at: .nanoseconds(move.nanoseconds))
    if isPeeking, isLarge(game) { return .null }
    return .array((isPeeking ? Array(0..<game.cardCount) : Array(game.faceUp)).map { .int($0) })
  }

  private func sentence(
    _ index: Int, _ move: GameMove, _ outcome: Outcome, _ game: MemoryGame<Face>
  ) -> String {
    let time = UnitScale.seconds(move.nanoseconds)
    // Labels start from one, as on the table.
    let start = "\(index + 1). \(time) s, card \(Int128(move.card) + 1)"
    guard outcome.isAccepted else {
      return "\(start): ignored, \(outcome.refusal?.rawValue ?? "")"
    }
    let face = game.card(move.card, at: .zero).face
    let word = isUnicode && face.isText ? face.symbol.printable(atMost: 60) : face.spoken
    let end = outcome.endsTurn ? ", \(outcome.name) \(outcome.points), scores \(game.scores)" : ""
    return "\(start): \(word)\(end)"
  }

  /// Returns the lines after the last move: the analysis of every turn, and the end.
  @MainActor func end(
    of game: MemoryGame<Face>, lastMove: GameMove?, _ analysis: GameAnalysis
  ) -> String {
    let analysis = ReplayAnalysis(analysis: analysis, players: game.rules.players)
    let time = Duration.nanoseconds(lastMove?.nanoseconds ?? 0)
    guard isJSON else {
      let state = game.isFinished ? "finished" : "not finished"
      let end =
        "\(counted(game.turns, "turn")), scores \(game.scores), \(state), "
        + "digest \(game.digest.digestText)"
      return (analysis.lines + [end]).map { "\($0)\n" }.joined()
    }
    let json = JSON.object([
      "version": .int(Self.version),
      "over": .bool(game.isOver(at: time)),
      "finished": .bool(game.isFinished),
      "scores": .array(game.scores.map { .int($0) }),
      "turns": .int(game.turns),
      "digest": .string(game.digest.digestText),
      "analysis": analysis.json,
    ])
    return "\(json)\n"
  }
}

extension Outcome {
  /// The event as replays spell it.
  fileprivate var name: String {
    switch event {
    case .ignored: "ignored"
    case .turnedUp: "turnedUp"
    case .matched: "matched"
    case .missed: "missed"
    }
  }

  fileprivate var refusal: Refusal? {
    if case .ignored(let refusal) = event { refusal } else { nil }
  }
}
