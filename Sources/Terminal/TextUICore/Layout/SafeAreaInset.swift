/// Places a bar along one side of its first child, and insets the child's safe area by it.
struct SafeAreaInset: Element {
  let edge: Edge
  let spacing: Int
  let alignment: Alignment

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let (content, bar) = children.two
    let barSize = bar?.sizeThatFits(open(proposal)) ?? .zero
    let insets = insets(of: barSize)
    let size = children.inset(by: insets) {
      content?.sizeThatFits(
        proposal.reduced(width: insets.horizontal, height: insets.vertical)) ?? .zero
    }
    return Size(
      width: max(size.width + insets.horizontal, isUpright ? 0 : barSize.width),
      height: max(size.height + insets.vertical, isUpright ? barSize.height : 0))
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    let (content, bar) = children.two
    let proposal = children.proposal(answeredBy: rect.size)
    let barSize = bar?.sizeThatFits(open(proposal)) ?? .zero
    let insets = insets(of: barSize)
    context.note(bar: insets, at: edge, of: rect)
    children.inset(by: insets, round: rect.inset(by: insets)) {
      // Measures again, because another container may have replaced the cached size that places it.
      _ = content?.sizeThatFits(
        proposal.reduced(width: insets.horizontal, height: insets.vertical))
      content?.place(in: rect.inset(by: insets))
    }
    bar?.place(in: edge.alignment(along: alignment).rect(of: barSize, in: rect))
  }

  private var isUpright: Bool { edge == .leading || edge == .trailing }

  /// Returns the proposal with the bar's thickness unspecified.
  private func open(_ proposal: Proposal) -> Proposal {
    isUpright
      ? Proposal(width: nil, height: proposal.height)
      : Proposal(width: proposal.width, height: nil)
  }

  private func insets(of bar: Size) -> EdgeInsets {
    let length = isUpright ? bar.width : bar.height
    return EdgeInsets(Edge.Set(edge), length == 0 ? 0 : max(0, length + spacing))
  }
}

extension Subviews {
  fileprivate var two: (Subview?, Subview?) {
    var rest = self
    return (rest.next(), rest.next())
  }
}

/// A view with a bar along one of its sides.
@usableFromInline
struct SafeAreaInsetView<Content: View, Bar: View>: Primitive {
  let content: Content
  let layout: SafeAreaInset
  let bar: Bar

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    resolver.container(layout) { inner in
      inner.scope(0) { inner in
        inner.stack(ZStackLayout(), nil) { content.resolve(&$0) }
      }
      inner.scope(1) { inner in
        inner.stack(ZStackLayout(alignment: layout.alignment), nil) { bar.resolve(&$0) }
      }
    }
  }
}

extension View {
  /// Places a bar along one side of the view; the remaining space is the view's.
  ///
  /// Containers in the view are smaller by the bar, and `ignoresSafeArea` extends below it. Popups
  /// and snackbars avoid a bar along a whole edge of the window.
  ///
  /// - Parameters:
  ///   - edge: The side of the bar.
  ///   - alignment: The alignment of a bar that is shorter than the side.
  ///   - spacing: The number of cells between the bar and the view.
  ///   - content: The bar, which has its ideal thickness.
  /// - Returns: The view with the bar in front.
  public func safeAreaInset<Bar: View>(
    edge: Edge, alignment: Alignment = .center, spacing: Int = 0,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    let layout = SafeAreaInset(
      edge: edge, spacing: max(0, spacing.asLength), alignment: alignment)
    return SafeAreaInsetView(content: self, layout: layout, bar: content())
  }
}
