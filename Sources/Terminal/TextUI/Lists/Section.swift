/// Views that belong together, below a header and above a footer, in whatever is round them: a form,
/// a stack, a grid, the choices of a picker.
///
/// It is several views, not one: what is round it lays out the header, the views and the footer. See
/// `Sections` for elements that are brought together by what they have in common.
public struct Section<Header: View, Content: View, Footer: View>: View {
  private let header: Header
  private let content: Content
  private let footer: Footer

  /// Makes a section; a header is bold, a footer dim, unless they say otherwise.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: What stands before them.
  ///   - footer: What stands behind them.
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
  /// Makes a section with a text as its header.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
