/// Shows its child moved towards an edge, and only what of it is still in its place.
struct EdgeShift: Element {
  let edge: Edge
  /// How much of the child's length it is moved by.
  let part: Float

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    children.clipped(to: rect) {
      for child in children { child.placeAtOnce(in: shifted(rect)) }
    }
  }

  private func shifted(_ rect: Rect) -> Rect {
    let columns = Int(rounding: Double(part) * Double(rect.width))
    let rows = Int(rounding: Double(part) * Double(rect.height))
    switch edge {
    case .top: return rect.offset(x: 0, y: -rows)
    case .bottom: return rect.offset(x: 0, y: rows)
    case .leading: return rect.offset(x: -columns, y: 0)
    case .trailing: return rect.offset(x: columns, y: 0)
    }
  }
}

/// Gives its child a part of its place, in the middle.
///
/// Text cannot be drawn smaller: the child is laid out anew in what it gets, and cut off there.
struct ScaledPlace: Element {
  let horizontal: Float
  let vertical: Float

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    let size = Size(
      width: Self.length(rect.width, horizontal), height: Self.length(rect.height, vertical))
    let inner = Alignment.center.rect(of: size, in: rect)
    children.clipped(to: inner) {
      for child in children { child.placeAtOnce(in: inner) }
    }
  }

  private static func length(_ length: Int, _ part: Float) -> Int {
    max(0, Int(rounding: Double(part) * Double(length)))
  }
}

/// A view drawn narrower or wider than its place.
@usableFromInline
struct ScaledView<Content: View>: Primitive {
  let content: Content
  let scale: (x: Double, y: Double)

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    let shown = resolver.animated(AnimatableVector(scale.x, scale.y))
    let element = ScaledPlace(horizontal: Float(abs(shown[0])), vertical: Float(abs(shown[1])))
    if shown == AnimatableVector(1, 1) {
      resolver.scope(Identity.Step.content) { content.resolve(&$0) }
    } else {
      resolver.wrapper(element) { content.resolve(&$0) }
    }
  }
}

extension View {
  /// Gives the view a part of its place, in the middle: what a turning card shows of its width.
  ///
  /// Numbers below zero count like those above, so that -1 to 1 turns once.
  public func scaleEffect(x: Double = 1, y: Double = 1) -> some View {
    ScaledView(content: self, scale: (x.isFinite ? x : 1, y.isFinite ? y : 1))
  }
}
