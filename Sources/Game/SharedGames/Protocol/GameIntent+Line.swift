import MemoryModel

extension GameIntent {
  /// The intent as a line of a guest.
  var line: String {
    switch self {
    case .choose(let card): "choose \(card)"
    case .pause: "pause"
    case .resume: "resume"
    case .undo: "undo"
    case .shuffle: "shuffle"
    case .hint: "hint"
    case .again: "again"
    }
  }

  /// Parses an intent from its first word and the words after it.
  init(_ word: Substring, _ words: inout LineWords) throws(ShareLineError) {
    switch word {
    case "choose": self = .choose(try words.number())
    case "pause": self = .pause
    case "resume": self = .resume
    case "undo": self = .undo
    case "shuffle": self = .shuffle
    case "hint": self = .hint
    case "again": self = .again
    default: throw words.wrong
    }
  }
}
