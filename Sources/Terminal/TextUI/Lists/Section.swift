/// A group of views with a header and a footer, for a form, list, stack, grid or picker.
///
/// A section is several views, not one: its container lays out the header, the content and the
/// footer. See `Sections` to group elements by a key.
public struct Section<Header: View, Content: View, Footer: View>: View {
  private let header: Header
  private let content: Content
  private let footer: Footer

  /// Creates a section; by default the header is bold and the footer dim.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: The view before the content.
  ///   - footer: The view after the content.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public var body: some View {
    header.bold()
    content
    footer.dim()
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section with a text as its header.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
