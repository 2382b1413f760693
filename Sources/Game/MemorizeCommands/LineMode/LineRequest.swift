import MemoryEngine

/// What a player typed at `card>`.
enum LineRequest: Equatable {
  case nothing
  /// Labels: places on the table, counted from one.
  case labels([Int])
  case help
  case hint
  case pause
  case resume
  case undo
  case shuffle
  case table
  case score
  case record
  case new(Seed?)
  /// The name of a theme.
  case play(String)
  case themes
  case games
  /// The name or id of a saved game; nil for the one played last.
  case continueGame(String?)
  case scores
  /// What to call this game; nil to hear what it is called.
  case save(String?)
  /// What to be called in a game of somebody else.
  case name(String)
  case quit
  case unknown(String)

  /// Words are taken in any case, whole or by their first letter; labels may stand in one line,
  /// parted by spaces or commas.
  init(_ line: String) {
    let words = line.split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard let first = words.first else {
      self = .nothing
      return
    }
    if let labels = Self.labels(words) {
      self = .labels(labels)
    } else if let word = Self.words[first.lowercased()], words.count == 1 {
      self = word
    } else if first.lowercased() == "new", words.count == 2, let seed = Seed(words[1]) {
      self = .new(seed)
    } else if let request = Self.naming[first.lowercased()] {
      self = request(words.dropFirst().joined(separator: " "))
    } else {
      self = .unknown(line)
    }
  }

  /// Digits too many for a number still name a card, one that is not there.
  private static func labels(_ words: [String]) -> [Int]? {
    let areDigits = words.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    return areDigits ? words.map { Int($0) ?? .max } : nil
  }

  private static let words: [String: LineRequest] = [
    "help": .help, "?": .help, "hint": .hint, "h": .hint, "pause": .pause, "p": .pause,
    "resume": .resume, "r": .resume, "undo": .undo, "u": .undo, "shuffle": .shuffle,
    "table": .table, "t": .table, "score": .score, "s": .score, "record": .record,
    "new": .new(nil), "n": .new(nil), "themes": .themes, "play": .themes, "games": .games,
    "continue": .continueGame(nil), "scores": .scores, "save": .save(nil), "quit": .quit,
    "q": .quit, "exit": .quit,
  ]

  /// Words that all that follows belongs to.
  private static let naming: [String: @Sendable (String) -> LineRequest] = [
    "play": { .play($0) }, "continue": { .continueGame($0) }, "save": { .save($0) },
    "name": { .name($0) },
  ]
}
