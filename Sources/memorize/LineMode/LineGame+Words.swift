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
    let cards = "\(counted(game.cardCount, "card")), \(game.rules.matchSize) to a match"
    let players = hasSeveralPlayers ? ", \(game.rules.players) players" : ""
    return "\(name): \(cards)\(players). Seed \(shown(seed.text)).\n"
      + "Type the number of a card to turn it up, or help."
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

extension String {
  /// This text as one word of a POSIX shell.
  var quotedForShell: String {
    let isPlain = utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
    }
    guard !isPlain else { return self }
    return "'"
      + printable().split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
