/// A notice for the player, shown on any screen.
public struct Notice: Hashable, Identifiable, Sendable {
  /// The importance of a notice.
  public enum Kind: Hashable, Sendable {
    /// An information.
    case info
    /// The success of something that the player asked for.
    case success
    /// A warning about an unexpected effect.
    case warning
    /// The failure of something that the player asked for.
    case error
  }

  /// The number of the notice; later notices have higher numbers.
  public let id: Int
  /// The importance of the notice.
  public let kind: Kind
  /// The notice as one printable sentence.
  public let text: String
}
