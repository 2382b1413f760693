/// Something the player should hear of, wherever in the program they are.
public struct Notice: Hashable, Identifiable, Sendable {
  public enum Kind: Hashable, Sendable {
    case info
    case success
    case warning
    case error
  }

  /// Counts up: later notices have higher numbers.
  public let id: Int
  public let kind: Kind
  /// One sentence, fit to be shown.
  public let text: String
}
