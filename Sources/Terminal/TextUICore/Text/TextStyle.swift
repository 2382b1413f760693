/// A view whose texts inherit a colour; the colour of a view can be animated.
@usableFromInline
struct ColoredView<Content: View>: Primitive {
  @usableFromInline let content: Content
  @usableFromInline let path: WritableKeyPath<Style, Color>
  @usableFromInline let color: Color

  @inlinable
  init(content: Content, path: WritableKeyPath<Style, Color>, color: Color) {
    self.content = content
    self.path = path
    self.color = color
  }

  @inlinable
  func resolve(_ resolver: inout Resolver) {
    let outer = resolver.values.style
    let role: Color.Role = path == \.background ? .background : .foreground
    resolver.values.style[keyPath: path] = resolver.animated(color, role)
    // A step of its own, as content may animate something at the same place.
    resolver.scope(Identity.Step.content) { content.resolve(&$0) }
    resolver.values.style = outer
  }
}

/// A view whose texts inherit attributes.
@usableFromInline
struct AttributedView<Content: View>: Primitive {
  @usableFromInline let content: Content
  @usableFromInline let attributes: Style.Attributes
  @usableFromInline let isOn: Bool

  @inlinable
  init(_ content: Content, _ attributes: Style.Attributes, _ isOn: Bool) {
    self.content = content
    self.attributes = attributes
    self.isOn = isOn
  }

  @inlinable
  func resolve(_ resolver: inout Resolver) {
    let outer = resolver.values.style
    if isOn {
      resolver.values.style.attributes.formUnion(attributes)
    } else {
      resolver.values.style.attributes.subtract(attributes)
    }
    content.resolve(&resolver)
    resolver.values.style = outer
  }
}

extension View {
  /// Sets the colour of text, shapes and borders.
  @inlinable
  public consuming func foregroundStyle(_ color: Color) -> some View {
    ColoredView(content: self, path: \.foreground, color: color)
  }

  /// Sets the colour behind the letters of text; `background(_:)` fills the view's whole rectangle.
  @inlinable
  public consuming func textBackground(_ color: Color) -> some View {
    ColoredView(content: self, path: \.background, color: color == .clear ? .terminal : color)
  }

  /// Draws texts in bold, or not, whatever was said further out.
  @inlinable
  public consuming func bold(_ isOn: Bool = true) -> some View {
    AttributedView(self, .bold, isOn)
  }

  /// Draws texts and shapes fainter, where the terminal can.
  @inlinable
  public consuming func dim(_ isOn: Bool = true) -> some View {
    AttributedView(self, .dim, isOn)
  }

  /// Draws texts in italics, where the terminal can.
  @inlinable
  public consuming func italic(_ isOn: Bool = true) -> some View {
    AttributedView(self, .italic, isOn)
  }

  /// Draws a line below texts.
  @inlinable
  public consuming func underline(_ isOn: Bool = true) -> some View {
    AttributedView(self, .underline, isOn)
  }

  /// Exchanges the colours of letters and background.
  @inlinable
  public consuming func reverse(_ isOn: Bool = true) -> some View {
    AttributedView(self, .reverse, isOn)
  }

  /// Draws a line through texts, where the terminal can.
  @inlinable
  public consuming func strikethrough(_ isOn: Bool = true) -> some View {
    AttributedView(self, .strikethrough, isOn)
  }

  /// Limits the lines of texts; nil for no limit, and at least one is shown.
  @inlinable
  public consuming func lineLimit(_ limit: Int?) -> some View {
    environment(\.lineLimit, limit)
  }

  /// Says where texts are cut that do not fit.
  @inlinable
  public consuming func truncationMode(_ mode: TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Aligns the lines of texts.
  @inlinable
  public consuming func multilineTextAlignment(_ alignment: HorizontalAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
