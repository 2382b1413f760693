import MemoryEngine

/// A line typed at the prompt `card>`.
enum LineRequest: Equatable {
  case nothing
  /// The labels of cards: their places on the table, starting from one.
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
  case result
  case new(Seed?)
  /// Refuses another player's request for another deal.
  case no
  /// Plays the theme of this name.
  case play(String)
  case themes
  case games
  /// Continues the saved game of this name or id; nil for the one played last.
  case continueGame(String?)
  case scores
  /// Names this game; nil asks for its name.
  case save(String?)
  /// Changes the player's name in a game that another terminal hosts.
  case name(String)
  case quit
  case unknown(String)

  /// Parses words in any case, whole or by their first letter, and labels separated by spaces or
  /// commas.
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
    } else if first.lowercased() == "new", words.count == 2,
      !words[1].utf8.contains(0), let seed = Seed(words[1])
    {
      self = .new(seed)
    } else if let request = Self.naming[first.lowercased()] {
      self = request(words.dropFirst().joined(separator: " "))
    } else {
      self = .unknown(line)
    }
  }

  /// Returns the labels; a number with too many digits is the label of no card.
  private static func labels(_ words: [String]) -> [Int]? {
    let areDigits = words.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    return areDigits ? words.map { Int($0) ?? .max } : nil
  }

  private static let words: [String: LineRequest] = [
    "help": .help, "?": .help, "hint": .hint, "h": .hint, "pause": .pause, "p": .pause,
    "resume": .resume, "r": .resume, "undo": .undo, "u": .undo, "shuffle": .shuffle,
    "table": .table, "t": .table, "score": .score, "s": .score, "record": .record,
    "result": .result,
    "new": .new(nil), "n": .new(nil), "no": .no, "themes": .themes, "play": .themes,
    "games": .games,
    "continue": .continueGame(nil), "scores": .scores, "save": .save(nil), "quit": .quit,
    "q": .quit, "exit": .quit,
  ]

  /// The words that take the rest of the line as an argument.
  private static let naming: [String: @Sendable (String) -> LineRequest] = [
    "play": { .play($0) }, "continue": { .continueGame($0) }, "save": { .save($0) },
    "name": { .name($0) },
  ]
}
