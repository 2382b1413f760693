/// The choice between faces as pictures and as text.
public enum FacesChoice: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// Pictures if a font has them and the cards are large enough.
  case auto
  /// Pictures even on the smallest cards on which they can be recognized.
  case picture
  /// The terminal's own emoji, never pictures.
  case text

  /// The title for players.
  public var title: String {
    switch self {
    case .auto: "Auto"
    case .picture: "Pictures"
    case .text: "Text"
    }
  }
}
