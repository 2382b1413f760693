/// How well a computer at the table remembers.
public enum OpponentLevel: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// Remembers two cards, in the game of this package.
  case beginner
  /// Remembers five cards, in the game of this package.
  case casual
  /// Forgets a card now and then.
  case skilled
  /// Forgets nothing that it sees.
  case perfect

  /// What a player reads.
  public var title: String {
    switch self {
    case .beginner: "Beginner"
    case .casual: "Casual"
    case .skilled: "Skilled"
    case .perfect: "Perfect memory"
    }
  }
}
