/// A row with the latest announcement, for people who see the screen.
///
/// It is as wide as the sentence, which is truncated if too long. Empty before the first.
public struct AnnouncementLine: Primitive {
  /// Creates a line; a window may have several.
  public init() {}

  /// Shows the sentence, and requests a frame for each new one.
  public func resolve(_ resolver: inout Resolver) {
    resolver.store.log.noteEffect()
    let effects = resolver.store.effects
    effects.showsLatest = true
    Text(effects.latest ?? "").lineLimit(1).accessibilityHidden().resolve(&resolver)
  }
}
