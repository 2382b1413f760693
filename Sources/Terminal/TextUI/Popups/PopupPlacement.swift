/// Where a popup wants to be.
enum PopupPlace {
  case aligned(Alignment)
  /// With its top left corner at a cell of the window.
  case at(Point)
  /// At a side of the view whose rectangle is remembered under an identity.
  case beside(Identity, Edge)
}

/// Sizes and places popups in the part of the window that is safe to be seen.
struct PopupPlacement {
  let bounds: Rect

  /// The most a popup takes: four fifths of the safe area, rounded down, and 60×24; one cell at least.
  var limit: Size {
    Size(
      width: max(1, min(bounds.width * 4 / 5, 60)), height: max(1, min(bounds.height * 4 / 5, 24)))
  }

  /// Whether aligned popups take all the width they may, whatever their content takes.
  ///
  /// In a safe area narrower than 60 columns they do: 40 columns give 32. Four fifths of the area
  /// remain the limit there as well, so that what is below can still be tapped.
  var isNarrow: Bool { bounds.width < 60 }

  /// The width proposed to a popup: 32 to 42 columns, which read well, where it could be as wide as it
  /// likes, else all there is.
  func width(for panel: Subview) -> Int {
    let most = panel.sizeThatFits(Proposal(width: Proposal.infinity, height: nil)).width
    guard !isNarrow, most > bounds.width else { return limit.width }
    let ideal = panel.sizeThatFits(.unspecified).width
    return ideal < most ? max(32, min(ideal, 42)) : limit.width
  }

  /// The rectangle moved, as little as it takes, to lie in the safe area; at its start if too large.
  func contained(_ rect: Rect) -> Rect {
    Rect(
      x: max(bounds.x, min(rect.x, bounds.maxX - rect.width)),
      y: max(bounds.y, min(rect.y, bounds.maxY - rect.height)),
      width: rect.width, height: rect.height)
  }
}

extension PopupPlacement {
  /// The side of an anchor where a popup goes: the wanted one, or the opposite one if only there is
  /// room, or if there is more on it and enough on neither.
  func side(for size: Size, of anchor: Rect, wanted edge: Edge) -> Edge {
    let needed = edge.isVertical ? size.height : size.width
    let here = room(beside: anchor, edge)
    let there = room(beside: anchor, edge.opposite)
    return needed <= here || here >= there ? edge : edge.opposite
  }

  /// The most a popup beside an anchor takes: no more than the larger side, but three cells in any
  /// case, if it must lie on the anchor.
  func limit(beside anchor: Rect, _ edge: Edge) -> Size {
    let room = max(3, room(beside: anchor, edge), room(beside: anchor, edge.opposite))
    return edge.isVertical
      ? Size(width: limit.width, height: min(limit.height, room))
      : Size(width: min(limit.width, room), height: limit.height)
  }

  /// The cells on a side of an anchor, but the one that stays free.
  private func room(beside anchor: Rect, _ edge: Edge) -> Int {
    edge.gap(from: anchor, to: bounds) - 1
  }

  /// The place beside an anchor: one cell away on that side, and beginning where the anchor begins
  /// along it.
  func rect(of size: Size, at edge: Edge, of anchor: Rect) -> Rect {
    let origin =
      switch edge {
      case .top: Point(x: anchor.x, y: anchor.y - size.height - 1)
      case .bottom: Point(x: anchor.x, y: anchor.maxY + 1)
      case .leading: Point(x: anchor.x - size.width - 1, y: anchor.y)
      case .trailing: Point(x: anchor.maxX + 1, y: anchor.y)
      }
    return contained(Rect(origin: origin, size: size))
  }
}

extension Edge {
  var isVertical: Bool { self == .top || self == .bottom }

  /// The movement of one cell towards the edge.
  private var step: Size {
    switch self {
    case .top: Size(width: 0, height: -1)
    case .bottom: Size(width: 0, height: 1)
    case .leading: Size(width: -1, height: 0)
    case .trailing: Size(width: 1, height: 0)
    }
  }

  /// How far a movement goes towards the edge; what goes the other way is none.
  func length(of movement: Size) -> Int {
    max(0, step.width * movement.width + step.height * movement.height)
  }

  /// A movement towards the edge.
  func movement(_ length: Int) -> Size {
    Size(width: step.width * length, height: step.height * length)
  }

  /// The cells between something and the edge of a space.
  func gap(from rect: Rect, to space: Rect) -> Int {
    switch self {
    case .top: rect.y - space.y
    case .bottom: space.maxY - rect.maxY
    case .leading: rect.x - space.x
    case .trailing: space.maxX - rect.maxX
    }
  }

  /// How far something must move to be wholly beyond the edge of a space.
  func distance(from rect: Rect, outOf space: Rect) -> Int {
    max(0, gap(from: rect, to: space) + (isVertical ? rect.height : rect.width))
  }
}
