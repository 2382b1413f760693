/// `⚙ Settings`: an icon before a title, for buttons, rows and tabs.
///
/// Which of the two is seen is up to the `labelStyle(_:)` round it. Only the title is spoken, whether
/// it is seen or not.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Makes a label of any views.
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

/// Lets the control round it hear a title that is not to be seen, beside what is.
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
  /// Makes a label of a text and a glyph.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - icon: One or a few characters, such as `⚙`.
  ///   - ascii: What stands for them on terminals that show only ASCII.
  public init(_ title: some StringProtocol, icon: String, ascii: String = "*") {
    self.init {
      Text(title)
    } icon: {
      LabelIcon(icon: icon, ascii: ascii)
    }
  }
}

/// A glyph, or what stands for it on terminals that show only ASCII.
public struct LabelIcon: View {
  let icon: String
  let ascii: String
  @Environment(\.isUnicode) private var isUnicode

  public var body: some View { Text(isUnicode ? icon : ascii) }
}
