/// Takes all the space it is offered, and makes its content when it knows how much that is.
public struct GeometryReader<Content: View>: Primitive {
  private let content: (GeometryProxy) -> Content

  /// Makes a reader.
  ///
  /// - Parameter content: Makes the content, which lies in the top left corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public func resolve(_ resolver: inout Resolver) {
    let content = content
    let places = resolver.store.places
    let subtree = Subtree(resolver) { inner, rect in
      content(GeometryProxy(rect: rect, places: places)).resolve(&inner)
    }
    resolver.leaf(GeometryElement(subtree: subtree))
  }
}

/// Where a view stands, and where others do.
public struct GeometryProxy {
  let rect: Rect
  let places: NamedPlaces

  /// The size that the view was given, in cells.
  public var size: Size { rect.size }

  /// The rectangle of the view in another space.
  public func frame(in space: CoordinateSpace) -> Rect {
    let origin = space.origin(in: places.rects, local: rect)
    return rect.offset(x: -origin.x, y: -origin.y)
  }

  /// The rectangle of an anchor in the space of the view; nil if its view has not been placed.
  public subscript(anchor: Anchor) -> Rect? {
    places[anchor.identity]?.offset(x: -rect.x, y: -rect.y)
  }
}

/// A way to give places numbers.
public enum CoordinateSpace: Hashable {
  /// From the top left corner of the view itself.
  case local
  /// From the top left cell of the window.
  case global
  /// From the top left corner of the nearest view that was given the name, or of the window.
  case named(AnyHashable)

  /// The top left corner of the space, where views have been placed in `rects`.
  func origin(in rects: [Identity: Rect], local: Rect) -> Point {
    switch self {
    case .local: local.origin
    case .global: .zero
    case .named(let name): rects[Self.identity(of: name)]?.origin ?? .zero
    }
  }

  static func identity(of name: AnyHashable) -> Identity {
    Identity.root.child(id: name).child(CoordinateSpace.self)
  }
}

/// The rectangle of a view, to be read where another view is made.
public struct Anchor: Hashable, Sendable {
  let identity: Identity
}

package struct GeometryElement: Element {
  let subtree: Subtree
  let alignment: Alignment

  package init(subtree: Subtree, alignment: Alignment = .topLeading) {
    self.subtree = subtree
    self.alignment = alignment
  }

  package func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: Size(width: 10, height: 10))
  }

  package func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    subtree.place(in: rect, children.layoutContext, alignment: alignment)
  }

  package func draw(in rect: Rect, on painter: inout Painter) {
    subtree.draw(on: &painter)
  }
}
