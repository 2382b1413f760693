/// `⚙ Settings`: an icon before a title, for buttons, rows and tabs.
///
/// Only the title is spoken.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Makes a label of any views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    HStack {
      icon.fixedSize().accessibilityHidden()
      title
    }
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
