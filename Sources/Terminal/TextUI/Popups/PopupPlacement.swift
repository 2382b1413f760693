/// The requested place of a popup.
enum PopupPlace {
  case aligned(Alignment)
  /// The top left corner is at a cell of the window.
  case at(Point)
  /// The popup is beside the view whose frame is recorded under an identity.
  case beside(Identity, Edge, PopupAnchorAlignment)
}

/// Computes the sizes and frames of popups in the safe area of the window.
struct PopupPlacement {
  let bounds: Rect
  /// True if the popup fills the area up to one cell from its edges.
  var fillsWindow = false

  /// The maximum size: by default four fifths of the safe area, rounded down, and 60×24; at least
  /// one cell.
  ///
  /// A narrow area is used up to one cell at each side, which is room for a tap outside.
  var limit: Size {
    let whole = Size(width: max(1, bounds.width - 2), height: max(1, bounds.height - 2))
    if fillsWindow { return whole }
    return Size(
      width: isNarrow ? whole.width : min(bounds.width * 4 / 5, 60),
      height: max(1, min(bounds.height * 4 / 5, 24)))
  }

  /// True if aligned popups take the whole width limit, regardless of their content.
  ///
  /// This applies to safe areas narrower than 60 columns: 40 columns give 38.
  var isNarrow: Bool { bounds.width < 60 }

  /// Returns the proposed width: a readable 32 to 42 columns if flexible, otherwise the limit.
  func width(for panel: Subview) -> Int {
    let most = panel.sizeThatFits(Proposal(width: Proposal.infinity, height: nil)).width
    guard !isNarrow, !fillsWindow, most > bounds.width else { return limit.width }
    let ideal = panel.sizeThatFits(.unspecified).width
    return ideal < most ? max(32, min(ideal, 42)) : limit.width
  }

  /// Returns the rectangle moved into the safe area; to the area's start if the rectangle is too
  /// large.
  func contained(_ rect: Rect) -> Rect {
    Rect(
      x: max(bounds.x, min(rect.x, bounds.maxX - rect.width)),
      y: max(bounds.y, min(rect.y, bounds.maxY - rect.height)),
      width: rect.width, height: rect.height)
  }
}

extension PopupPlacement {
  /// Returns the wanted side of an anchor, or the opposite one if it is larger and the popup does
  /// not fit on the wanted side.
  func side(for size: Size, of anchor: Rect, wanted edge: Edge) -> Edge {
    let needed = edge.isVertical ? size.height : size.width
    let here = room(beside: anchor, edge)
    let there = room(beside: anchor, edge.opposite)
    return needed <= here || here >= there ? edge : edge.opposite
  }

  /// Returns the maximum size beside an anchor: the room on the larger side, but at least three
  /// cells, even if it then covers the anchor.
  func limit(beside anchor: Rect, _ edge: Edge) -> Size {
    let room = max(3, room(beside: anchor, edge), room(beside: anchor, edge.opposite))
    return edge.isVertical
      ? Size(width: limit.width, height: min(limit.height, room))
      : Size(width: min(limit.width, room), height: limit.height)
  }

  /// Returns the number of cells on a side of an anchor, less the cell that stays free.
  private func room(beside anchor: Rect, _ edge: Edge) -> Int {
    edge.gap(from: anchor, to: bounds) - 1
  }

  /// Returns the frame beside an anchor: one cell away, at a part of the anchor's side.
  func rect(
    of size: Size, at edge: Edge, of anchor: Rect, _ alignment: PopupAnchorAlignment = .start
  ) -> Rect {
    let x = alignment.start(of: size.width, from: anchor.x, to: anchor.maxX)
    let y = alignment.start(of: size.height, from: anchor.y, to: anchor.maxY)
    let origin =
      switch edge {
      case .top: Point(x: x, y: anchor.y - size.height - 1)
      case .bottom: Point(x: x, y: anchor.maxY + 1)
      case .leading: Point(x: anchor.x - size.width - 1, y: y)
      case .trailing: Point(x: anchor.maxX + 1, y: y)
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

  /// Returns the length of a movement towards the edge; zero if it goes away from the edge.
  func length(of movement: Size) -> Int {
    max(0, step.width * movement.width + step.height * movement.height)
  }

  /// Returns a movement towards the edge.
  func movement(_ length: Int) -> Size {
    Size(width: step.width * length, height: step.height * length)
  }

  /// Returns the cells between a rectangle and the edge of a space.
  func gap(from rect: Rect, to space: Rect) -> Int {
    switch self {
    case .top: rect.y - space.y
    case .bottom: space.maxY - rect.maxY
    case .leading: rect.x - space.x
    case .trailing: space.maxX - rect.maxX
    }
  }

  /// Returns the distance that moves a rectangle completely beyond the edge of a space.
  func distance(from rect: Rect, outOf space: Rect) -> Int {
    max(0, gap(from: rect, to: space) + (isVertical ? rect.height : rect.width))
  }
}
