/// The players that a simulation knows by name.
public enum Strategy: String, Hashable, Sendable, CaseIterable {
  case random
  case perfect

  /// About how many flips a game takes, for cutting the work into pieces.
  func typicalFlips(cards: Int) -> Int {
    switch self {
    case .random: cards * cards / 2
    case .perfect: cards * 2
    }
  }
}
