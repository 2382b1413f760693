/// How well a computer at the table remembers.
public enum OpponentLevel: String, CaseIterable, Hashable, Sendable, SettingValue {
  case beginner
  case casual
  case skilled
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
