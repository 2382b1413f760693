/// Whether the faces of cards are drawn as pictures.
public enum FacesChoice: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// Pictures where a font has them and a card has room for them.
  case auto
  /// The same on cards as small as a picture can be told on.
  case picture
  /// Never: the terminal's own emoji.
  case text

  /// What a player reads.
  public var title: String {
    switch self {
    case .auto: "Auto"
    case .picture: "Pictures"
    case .text: "Text"
    }
  }
}
