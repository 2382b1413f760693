/// A view with an inherited text colour, which can be animated.
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
    // A separate step, because content may animate something at the same place.
    resolver.scope(Identity.Step.content) { content.resolve(&$0) }
    resolver.values.style = outer
  }
}

/// A view with inherited text attributes.
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

  /// Sets the colour behind letters; `background(_:)` fills the view's whole frame.
  @inlinable
  public consuming func textBackground(_ color: Color) -> some View {
    ColoredView(content: self, path: \.background, color: color == .clear ? .terminal : color)
  }

  /// Draws text in bold, or not, overriding ancestors.
  @inlinable
  public consuming func bold(_ isOn: Bool = true) -> some View {
    AttributedView(self, .bold, isOn)
  }

  /// Draws text and shapes dimmed, if the terminal can.
  @inlinable
  public consuming func dim(_ isOn: Bool = true) -> some View {
    AttributedView(self, .dim, isOn)
  }

  /// Draws text in italics, if the terminal can.
  @inlinable
  public consuming func italic(_ isOn: Bool = true) -> some View {
    AttributedView(self, .italic, isOn)
  }

  /// Underlines the text.
  @inlinable
  public consuming func underline(_ isOn: Bool = true) -> some View {
    AttributedView(self, .underline, isOn)
  }

  /// Exchanges the colours of letters and background.
  @inlinable
  public consuming func reverse(_ isOn: Bool = true) -> some View {
    AttributedView(self, .reverse, isOn)
  }

  /// Strikes text through, if the terminal can.
  @inlinable
  public consuming func strikethrough(_ isOn: Bool = true) -> some View {
    AttributedView(self, .strikethrough, isOn)
  }

  /// Limits the number of lines of text; nil for no limit, and at least one is shown.
  @inlinable
  public consuming func lineLimit(_ limit: Int?) -> some View {
    environment(\.lineLimit, limit)
  }

  /// Sets the position at which text is truncated.
  @inlinable
  public consuming func truncationMode(_ mode: TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Aligns the lines of text.
  @inlinable
  public consuming func multilineTextAlignment(_ alignment: HorizontalAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
