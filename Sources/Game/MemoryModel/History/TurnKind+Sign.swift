public import MemoryEngine

extension GameAnalysis.Turn.Kind {
  /// Returns the character for the kind, as in the chart of a game.
  public func sign(isUnicode: Bool) -> String {
    switch self {
    case .known: isUnicode ? "●" : "o"
    case .lucky: isUnicode ? "◆" : "*"
    case .forgot: isUnicode ? "✗" : "x"
    case .missedChance: "!"
    case .unlucky: isUnicode ? "○" : "."
    }
  }

  /// Creates the kind of a character of ASCII; nil for any other character.
  public init?(sign: Character) {
    guard let kind = Self.allCases.first(where: { $0.sign(isUnicode: false) == String(sign) })
    else { return nil }
    self = kind
  }
}
