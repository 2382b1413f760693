/// An icon before a title (`⚙ Settings`), for buttons, rows and tabs.
///
/// `labelStyle(_:)` decides which of the two is visible. Only the title is spoken, even if hidden.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Creates a label from any views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    switch style {
    case .titleAndIcon:
      HStack {
        quietIcon
        title
      }
    case .titleOnly: HStack { title }
    case .iconOnly: UnseenTitle(title: title, content: quietIcon)
    }
  }

  private var quietIcon: some View { icon.fixedSize().accessibilityHidden() }
}

/// A view that adds a hidden title to the accessibility text of the enclosing control.
@usableFromInline
struct UnseenTitle<Title: View, Content: View>: Primitive {
  let title: Title
  let content: Content

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    var text = ""
    resolver.rehearse(at: resolver.identity.child(Title.self)) { inner in
      text = inner.collectingText(title.resolve)
    }
    resolver.collectAccessibilityText(text)
    HStack { content }.resolve(&resolver)
  }
}

extension Label where Title == Text, Icon == LabelIcon {
  /// Creates a label from a text and a glyph.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - icon: A glyph of one or a few characters, such as `⚙`.
  ///   - ascii: The replacement for the glyph on terminals that show only ASCII.
  public init(_ title: some StringProtocol, icon: String, ascii: String = "*") {
    self.init {
      Text(title)
    } icon: {
      LabelIcon(icon: icon, ascii: ascii)
    }
  }
}

/// A glyph with a replacement for terminals that show only ASCII.
public struct LabelIcon: View {
  let icon: String
  let ascii: String
  @Environment(\.isUnicode) private var isUnicode

  public var body: some View { Text(isUnicode ? icon : ascii) }
}
