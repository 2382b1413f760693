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
    "new": .new(nil), "n": .new(nil), "quit": .quit, "q": .quit, "exit": .quit,
  ]
}
