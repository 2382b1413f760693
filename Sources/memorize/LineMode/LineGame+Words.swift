import MemoryEngine
import MemoryViewModel

let lineHelp = """
  Find the cards that belong together. Type the number of a card to turn it up, or
  several numbers in one line: 5 9

    hint       what a good memory would turn next
    table      the whole table: [5] is face down, a dot is gone
    score      score, turns, cards left and time
    pause      stop the clock; resume goes on
    undo       take the last flip back, in practice
    shuffle    move all cards to new places
    new        another game; new 42 deals seed 42
    record     this game so far, for memorize replay -
    quit       stop

  First letters do as well, for all but record and shuffle: h t s p r u n q

  """

extension GameViewModel {
  /// Chooses the card at a place of the table, counted from one.
  func choose(cardLabelled label: Int) -> Outcome {
    let order = game.tableOrder
    return choose(order.indices.contains(label - 1) ? order[label - 1] : .max)
  }

  var greeting: String {
    let name = setup.theme.name.printable(atMost: Theme.longestName)
    let rules = game.rules
    let parts = [
      "\(counted(game.cardCount, "card")), \(rules.matchSize) to a match",
      hasSeveralPlayers ? "\(rules.players) players, player 1 begins" : nil,
      rules.limit?.spoken,
      setup.isPractice ? "practice" : nil,
    ]
    let game = parts.compactMap { $0 }.joined(separator: ", ")
    let peek = rules.peek > .zero ? "All cards lie open for \(spoken(rules.peek)).\n" : ""
    return "\(name): \(game). Seed \(shown(seed.text)).\n"
      + "Type the number of a card to turn it up, or help.\n\(peek)"
  }

  /// The record so far, with the state that it must lead to.
  var recordWithDigest: GameRecord<Face> {
    var record = record
    record.digest = game.digest
    return record
  }
}

extension Rules.Limit {
  fileprivate var spoken: String {
    switch self {
    case .turns(let turns): "at most \(counted(turns, "turn"))"
    case .misses(let misses): "at most \(counted(misses, "miss", plural: "misses"))"
    case .time(let time): "at most \(memorize.spoken(time))"
    }
  }
}

extension Outcome {
  /// Whether this flip finished a turn.
  var endsTurn: Bool {
    switch event {
    case .matched, .missed: true
    case .ignored, .turnedUp: false
    }
  }
}

extension Seed {
  /// The seed as a word that a POSIX shell takes; the number it stands for, where it is not plain.
  var typed: String {
    let isPlain = text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || isDigit($0) }
    guard !isPlain else { return text }
    guard text.isPrintable, !text.hasPrefix("-") else { return "\(number)" }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
