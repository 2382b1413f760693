public import MemoryEngine

extension GameAnalysis.Turn.Kind {
  /// The kind in words, for a person.
  public var words: String {
    self == .missedChance ? "missed chance" : rawValue
  }

  /// The meaning of the words.
  public var meaning: String {
    switch self {
    case .known: "a match; its other cards had all been seen"
    case .lucky: "a match; one of its other cards had not been seen"
    case .forgot: "a miss, though the cards that were missing had been seen"
    case .missedChance: "a miss, though another match had been seen"
    case .unlucky: "a miss, while no match had been seen"
    }
  }
}
