/// A layout that is a container for `containerRelativeFrame`.
struct RelativeFrameContainer: Layout {
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    children.inContainer(container(in: proposal, children)) {
      children.first?.sizeThatFits(proposal) ?? .zero
    }
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let proposal = children.proposal(answeredBy: rect.size)
    children.inContainer(container(in: proposal, children)) {
      // Measures again, because another container may have replaced the cached size that places it.
      _ = children.first?.sizeThatFits(proposal)
      children.first?.place(in: rect)
    }
  }

  /// Returns the proposed size; along an axis without a limit that of the outer container.
  private func container(in proposal: Proposal, _ children: Subviews) -> Size {
    var size = proposal.replacingUnspecified(by: children.containerSize)
    if size.width == Proposal.infinity { size.width = children.containerSize.width }
    if size.height == Proposal.infinity { size.height = children.containerSize.height }
    return size
  }
}

extension View {
  /// Makes the view the container of the views in it, whose `containerRelativeFrame` is then a
  /// fraction of its size.
  ///
  ///     Sheet { Text("half").containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 0) }
  ///       .relativeFrameContainer()
  ///       .frame(width: 40)
  ///
  /// The container has the proposed size. The safe area does not change.
  /// A `Layout` of one's own does the same with `Subviews.inContainer(_:safeArea:_:)`.
  public func relativeFrameContainer() -> some View {
    ResolvedView(self) { resolver, content in
      resolver.container(RelativeFrameContainer()) { inner in
        inner.stack(ZStackLayout(), nil) { content.resolve(&$0) }
      }
    }
  }
}
