/// A container that takes all proposed space, and builds its content from its size.
public struct GeometryReader<Content: View>: Primitive {
  private let content: (GeometryProxy) -> Content

  /// Creates a reader.
  ///
  /// - Parameter content: Creates the content, which is placed in the top left corner.
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

/// The frame of a view, with access to the frames of others.
public struct GeometryProxy {
  let rect: Rect
  let places: NamedPlaces

  /// The size of the view, in cells.
  public var size: Size { rect.size }

  /// Returns the frame of the view in another coordinate space.
  public func frame(in space: CoordinateSpace) -> Rect {
    let origin = space.origin(in: places.rects, local: rect)
    return rect.offset(x: -origin.x, y: -origin.y)
  }

  /// Returns the frame of an anchor in the view's space, or nil if its view has not been placed.
  public subscript(anchor: Anchor) -> Rect? {
    places[anchor.identity]?.offset(x: -rect.x, y: -rect.y)
  }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable {
  /// The origin is the top left corner of the view itself.
  case local
  /// The origin is the top left cell of the window.
  case global
  /// The origin is the top left corner of the nearest ancestor with the name, or of the window.
  case named(AnyHashable)

  /// Returns the origin of the space, given the frames of named views.
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

/// A reference to the frame of a view, to be read while another view is built.
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
