/// Where a popup wants to be.
enum PopupPlace {
  case aligned(Alignment)
  /// With its top left corner at a cell of the window.
  case at(Point)
  /// At a side of the view whose rectangle is remembered under an identity.
  case beside((FrameStore) -> Identity, Edge)
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
    let (here, there) = (room(at: edge, of: anchor), room(at: edge.opposite, of: anchor))
    return needed <= here || here >= there ? edge : edge.opposite
  }

  /// The most a popup beside an anchor takes: no more than the larger side, but three cells in any
  /// case, if it must lie on the anchor.
  func limit(beside anchor: Rect, _ edge: Edge) -> Size {
    let room = max(3, room(at: edge, of: anchor), room(at: edge.opposite, of: anchor))
    return edge.isVertical
      ? Size(width: limit.width, height: min(limit.height, room))
      : Size(width: min(limit.width, room), height: limit.height)
  }

  private func room(at edge: Edge, of anchor: Rect) -> Int {
    switch edge {
    case .top: anchor.y - bounds.y
    case .bottom: bounds.maxY - anchor.maxY
    case .leading: anchor.x - bounds.x
    case .trailing: bounds.maxX - anchor.maxX
    }
  }

  /// The place beside an anchor: in the next cell on that side, and beginning where the anchor
  /// begins along it.
  func rect(of size: Size, at edge: Edge, of anchor: Rect) -> Rect {
    let origin =
      switch edge {
      case .top: Point(x: anchor.x, y: anchor.y - size.height)
      case .bottom: Point(x: anchor.x, y: anchor.maxY)
      case .leading: Point(x: anchor.x - size.width, y: anchor.y)
      case .trailing: Point(x: anchor.maxX, y: anchor.y)
      }
    return contained(Rect(origin: origin, size: size))
  }
}

extension Edge {
  var isVertical: Bool { self == .top || self == .bottom }

  /// How far a movement goes towards the edge; what goes the other way is none.
  func length(of movement: Size) -> Int {
    switch self {
    case .top: max(0, -movement.height)
    case .bottom: max(0, movement.height)
    case .leading: max(0, -movement.width)
    case .trailing: max(0, movement.width)
    }
  }

  /// A movement towards the edge.
  func movement(_ length: Int) -> Size {
    switch self {
    case .top: Size(width: 0, height: -length)
    case .bottom: Size(width: 0, height: length)
    case .leading: Size(width: -length, height: 0)
    case .trailing: Size(width: length, height: 0)
    }
  }

  /// How far something must move to be wholly beyond the edge of a space.
  func distance(from rect: Rect, outOf space: Rect) -> Int {
    switch self {
    case .top: max(0, rect.maxY - space.y)
    case .bottom: max(0, space.maxY - rect.y)
    case .leading: max(0, rect.maxX - space.x)
    case .trailing: max(0, space.maxX - rect.x)
    }
  }
}
