/// The strength of a computer player's memory.
public enum OpponentLevel: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// A memory of two cards.
  case beginner
  /// A memory of five cards.
  case casual
  /// A memory that occasionally forgets a card.
  case skilled
  /// A memory that forgets nothing.
  case perfect
  /// The memory of the player, fitted to the player's latest games.
  case me

  /// The title for players.
  public var title: String {
    switch self {
    case .beginner: "Beginner"
    case .casual: "Casual"
    case .skilled: "Skilled"
    case .perfect: "Perfect memory"
    case .me: "Yourself"
    }
  }
}
