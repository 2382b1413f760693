/// Views on top of each other, the first one at the back.
public struct ZStack<Content: View>: Primitive {
  @usableFromInline let layout: ZStackLayout
  @usableFromInline let content: Content

  /// Makes a stack as large as its largest views.
  ///
  /// - Parameters:
  ///   - alignment: Where smaller views lie.
  ///   - content: The views, from the back to the front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    resolver.stack(layout, nil) { content.resolve(&$0) }
  }
}

/// Lays views out on top of each other.
public struct ZStackLayout: Layout {
  @usableFromInline let alignment: Alignment

  /// Makes the layout; views are centred unless told otherwise.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    var size = Size.zero
    for child in children {
      let other = child.sizeThatFits(proposal)
      size.width = max(size.width, other.width)
      size.height = max(size.height, other.height)
    }
    return size
  }

  public func placeSubviews(in rect: Rect, _ children: Subviews) {
    let proposal = children.proposal(answeredBy: rect.size)
    for child in children {
      child.place(in: alignment.rect(of: child.sizeThatFits(proposal), in: rect))
    }
  }
}
