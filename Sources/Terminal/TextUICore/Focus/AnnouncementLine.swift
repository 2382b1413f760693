/// Shows the sentence announced last on one row, for people who see what others hear.
///
/// It is as wide as what it says; too long a sentence is cut. Empty before the first.
public struct AnnouncementLine: Primitive {
  /// Makes a line; several may stand in a window.
  public init() {}

  /// Shows the sentence, and asks for the frame in which a new one is shown.
  public func resolve(_ resolver: inout Resolver) {
    let effects = resolver.store.effects
    effects.showsLatest = true
    Text(effects.latest ?? "").lineLimit(1).accessibilityHidden().resolve(&resolver)
  }
}
