import MemoryEngine
import MemoryModel
import MemoryViewModel

// The sentences about a film, for the status line and screen readers.
extension Film {
  /// The last event: the kind of a finished turn, or the card of a flip.
  var sentence: String {
    let sentence = sentence { $0.sentence(of: $1) }
    return hasEnded ? "\(sentence) \(ending)" : sentence
  }

  /// The last event in few words, and in fewer.
  var shorterSentences: [String] {
    let sentence = sentence { $0.shortSentence(of: $1) }
    return hasEnded ? ["\(sentence) \(ending)", ending] : [sentence]
  }

  private var hasEnded: Bool { isAtEnd && isOver }

  private func sentence(of turn: (TurnSentences, Int) -> String) -> String {
    guard let lastOutcome, position > 0 else { return "The game begins." }
    guard turnEnds.contains(position), lastOutcome.endsTurn else { return open(lastOutcome) }
    return turn(turnSentences, self.turn - 1)
  }

  private func open(_ outcome: Outcome) -> String {
    guard let card = outcome.faceUp.last else { return "" }
    let word = moment.game.card(card, at: time).face.word.printable(atMost: 30)
    return "\(word.prefix(1).uppercased())\(word.dropFirst())."
  }

  private var ending: String {
    moment.game.isFinished ? "All cards are matched." : "The game is over."
  }

  private var turnSentences: TurnSentences {
    TurnSentences(analysis: analysis, game: moment.game, name: name)
  }
}

/// A number in the header of a film.
struct FilmCount: Identifiable, FittingItem {
  let id: Kind
  let text: String
  var shortText: String

  enum Kind: Hashable {
    case watching
    case turn
    case points(of: Int)
    case time
    case speed
  }

  var priority: Int {
    switch id {
    case .watching: 0
    case .speed: 2
    case .time: 3
    case .turn: 4
    case .points: 5
    }
  }

  /// Returns all numbers, in order.
  static func all(of film: Film, isUnicode: Bool) -> [FilmCount] {
    let speed = film.speed.text(isUnicode: isUnicode)
    let time = max(.zero, film.time - film.record.rules.peek).stopwatchText
    let turns = film.turnEnds.count
    return [FilmCount(id: .watching, text: "watching", shortText: "watching")] + points(of: film)
      + [
        FilmCount(
          id: .turn, text: "turn \(film.turn) of \(turns)", shortText: "\(film.turn)/\(turns)"),
        FilmCount(id: .time, text: time, shortText: time),
        FilmCount(
          id: .speed, text: "\(film.isPlaying ? "playing" : "paused") \(speed)", shortText: speed),
      ]
  }

  private static func points(of film: Film) -> [FilmCount] {
    let scores = film.moment.game.scores
    guard scores.count > 1 else {
      let points = scores.first ?? 0
      return [
        FilmCount(
          id: .points(of: 0), text: pointsText(points),
          shortText: "\(points) pts")
      ]
    }
    // With many players in a narrow window only the points are shown, in the order of play.
    let hasNames = scores.count <= 3
    return scores.enumerated().map { player, points in
      FilmCount(
        id: .points(of: player), text: "\(film.name(of: player)) \(points)",
        shortText: hasNames
          ? "\(shortName(film.name(of: player), of: player)) \(points)" : "\(points)")
    }
  }
}
