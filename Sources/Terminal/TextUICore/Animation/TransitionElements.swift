/// Shifts its child towards an edge, clipped to its own frame.
struct EdgeShift: Element {
  let edge: Edge
  /// The fraction of the child's length by which it is shifted.
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

/// Places its child in a centred fraction of its frame.
///
/// Text cannot be scaled: the child is laid out again in the smaller frame and clipped to it.
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

/// A view drawn in a scaled frame.
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
  /// Places the view in a centred fraction of its frame, as for the width of a turning card.
  ///
  /// Negative numbers count as positive, so that -1 to 1 turns once.
  public func scaleEffect(x: Double = 1, y: Double = 1) -> some View {
    ScaledView(content: self, scale: (x.isFinite ? x : 1, y.isFinite ? y : 1))
  }
}
