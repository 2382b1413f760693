/// A label at the start of a line and a value at its end; in a `Form` a row with a text as its
/// label is aligned with the others.
public struct LabeledContent<Label: View, Content: View>: View {
  private let title: String?
  private let label: Label
  private let content: Content
  @Environment(\.formAttempt) private var form

  private init(_ title: String?, _ label: Label, _ content: Content) {
    (self.title, self.label, self.content) = (title, label, content)
  }

  /// Creates a line from any views; several are laid out in a row.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label(), content())
  }

  public var body: some View {
    if form != nil, let title {
      FormRow(title) { content }
    } else {
      HStack {
        HStack { label }
        Spacer()
        HStack { content }.foregroundStyle(.secondary)
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a line with a text as its label.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(String(title), Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a line of two texts.
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }
}
