/// A style of text by the names of SwiftUI, as far as a cell can show it.
///
///     Text("Inbox").font(.title)
///
/// The terminal chooses the font and its size, so a style is a combination of attributes. All text
/// is monospaced.
public struct Font: Hashable, Sendable {
  let attributes: Style.Attributes

  /// Bold and underlined, like the largest heading of `Markdown`.
  public static let largeTitle = Font(attributes: [.bold, .underline])
  /// Bold and underlined, like the largest heading of `Markdown`.
  public static let title = Font(attributes: [.bold, .underline])
  /// Bold, like the other headings of `Markdown`.
  public static let title2 = Font(attributes: .bold)
  /// Bold, like the other headings of `Markdown`.
  public static let title3 = Font(attributes: .bold)
  /// The style of headlines: bold.
  public static let headline = Font(attributes: .bold)
  /// The style below a headline: dimmed.
  public static let subheadline = Font(attributes: .dim)
  /// Plain text, the default.
  public static let body = Font(attributes: [])
  /// The same as `body`.
  public static let callout = Font(attributes: [])
  /// The style of notes: dimmed.
  public static let footnote = Font(attributes: .dim)
  /// The style of captions: dimmed.
  public static let caption = Font(attributes: .dim)

  /// Returns the style in bold as well.
  public func bold() -> Font { Font(attributes: attributes.union(.bold)) }

  /// Returns the style in italics as well.
  public func italic() -> Font { Font(attributes: attributes.union(.italic)) }

  /// Returns the same style, because all text of a terminal is monospaced.
  public func monospaced() -> Font { self }
}

extension View {
  /// Sets the style of text, which replaces that of an ancestor; nil is the default.
  ///
  /// Attributes that the style does not have, such as a colour, are kept.
  public func font(_ font: Font?) -> some View {
    let font = font ?? .body
    return transformEnvironment { values in
      values.style.attributes.subtract(values[FontKey.self].attributes)
      values.style.attributes.formUnion(font.attributes)
      values[FontKey.self] = font
    }
  }
}

/// The font of the nearest ancestor that sets one.
private enum FontKey: EnvironmentKey {
  static var defaultValue: Font { .body }
}
