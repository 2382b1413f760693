/// A stack of overlapping views, the first one at the back.
public struct ZStack<Content: View>: Primitive {
  @usableFromInline let layout: ZStackLayout
  @usableFromInline let content: Content

  /// Creates a stack as large as its largest views.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of smaller views.
  ///   - content: The views, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    resolver.stack(layout, nil) { content.resolve(&$0) }
  }
}

/// A layout of overlapping views.
public struct ZStackLayout: Layout {
  @usableFromInline let alignment: Alignment

  /// Creates the layout; views are centred by default.
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
