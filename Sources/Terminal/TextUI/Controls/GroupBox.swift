/// A frame around views, with a title in its upper line (`╭ Farm ──╮`).
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a box with any views as its title; several are laid out in a row.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      // Makes the box as wide as its title.
      title.frame(height: 0).hidden().accessibilityHidden()
      content
    }
    .padding(.horizontal)
    .border(.rounded)
    .overlay(alignment: .topLeading) { title.padding(.horizontal) }
  }

  @ViewBuilder private var title: some View {
    if Label.self != EmptyView.self {
      HStack(spacing: 0) {
        Text(" ")
        HStack { label }.bold().lineLimit(1)
        Text(" ")
      }
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a text as its title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
