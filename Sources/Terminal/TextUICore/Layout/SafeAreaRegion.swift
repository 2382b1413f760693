/// Places a view over a part of an edge of its first child, which popups keep free.
struct SafeAreaRegion: Element {
  let edge: Edge
  let alignment: Alignment

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    var children = children
    children.next()?.place(in: rect)
    guard let region = children.next() else { return }
    let place = edge.alignment(along: alignment)
      .rect(of: region.sizeThatFits(Proposal(rect.size)), in: rect)
    region.place(in: place)
    if !place.isEmpty { context.note(region: place, at: edge) }
  }
}

extension Edge {
  /// Returns the alignment of a view at the edge, placed along it by another alignment.
  func alignment(along alignment: Alignment) -> Alignment {
    switch self {
    case .top: Alignment(horizontal: alignment.horizontal, vertical: .top)
    case .bottom: Alignment(horizontal: alignment.horizontal, vertical: .bottom)
    case .leading: Alignment(horizontal: .leading, vertical: alignment.vertical)
    case .trailing: Alignment(horizontal: .trailing, vertical: alignment.vertical)
    }
  }
}

extension View {
  /// Places a view, such as a badge or a clock, over a part of an edge.
  ///
  ///     game.safeAreaRegion(edge: .top, alignment: .trailing) { Text("12:34") }
  ///
  /// Unlike a bar of `safeAreaInset`, it takes no space from the view. Popups and snackbars that
  /// would cover it lie beside it, further from the edge, if there is room.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment along the edge.
  ///   - content: The view, of its ideal size.
  /// - Returns: The view with the region in front.
  public func safeAreaRegion<Region: View>(
    edge: Edge, alignment: Alignment = .center, @ViewBuilder content: () -> Region
  ) -> some View {
    let region = content()
    let layout = SafeAreaRegion(edge: edge, alignment: alignment)
    return ResolvedView(self) { resolver, content in
      resolver.container(layout) { inner in
        inner.scope(0) { inner in
          inner.stack(ZStackLayout(), nil) { content.resolve(&$0) }
        }
        inner.scope(1) { inner in
          inner.stack(ZStackLayout(), nil) { region.resolve(&$0) }
        }
      }
    }
  }
}
