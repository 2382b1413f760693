/// A layout of the backdrop over the whole window, and of the panel at its animated position.
struct PopupLayout: Element {
  let popup: PopupPresentation
  let moment: PopupMoment

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  func place(in window: Rect, _ children: Subviews, _ context: PlacementContext) {
    var children = children
    children.next()?.place(in: window)
    guard let panel = children.next() else { return }
    let placement = PopupPlacement(
      bounds: bounds(in: window, context.freeRect), fillsWindow: moment.fillsWindow)
    if let anchor = moment.anchor, case .beside(_, let edge, let alignment) = popup.place {
      place(panel, at: edge, of: anchor, alignment, placement, children)
    } else {
      place(panel, placement, in: window, context)
    }
  }

  /// Returns the safe area without the space that the style keeps free.
  private func bounds(in window: Rect, _ area: Rect) -> Rect {
    let isLandscape = Double(window.width) * moment.cellAspect > Double(window.height)
    return area.inset(by: moment.padding(isLandscape).bounded)
  }

  private func place(
    _ panel: Subview, _ placement: PopupPlacement, in window: Rect, _ context: PlacementContext
  ) {
    var size = size(of: panel, placement.limit, placement)
    let rest: Rect
    switch popup.place {
    case .at(let point):
      rest = placement.contained(Rect(origin: point.asLengths, size: size))
    case .aligned(let alignment):
      if placement.isNarrow { size.width = placement.limit.width }
      rest = context.clearOfRegions(alignment.rect(of: size, in: placement.bounds))
    case .beside:
      rest = Alignment.center.rect(of: size, in: placement.bounds)
    }
    moment.record.exit = popup.direction
    let moved = moved(rest, placement)
    let beyond = popup.direction.distance(from: moved, outOf: window)
    panel.placeAtOnce(in: moved.moved(towards: popup.direction, moment.missing(of: beyond)))
  }

  /// Places a popup that slides out from its anchor, clipped to its final frame.
  private func place(
    _ panel: Subview, at edge: Edge, of anchor: Rect, _ alignment: PopupAnchorAlignment,
    _ placement: PopupPlacement, _ children: Subviews
  ) {
    let size = size(of: panel, placement.limit(beside: anchor, edge), placement)
    let side = placement.side(for: size, of: anchor, wanted: edge)
    let rest = placement.rect(of: size, at: side, of: anchor, alignment)
    moment.record.exit = side.opposite
    let moved = moved(rest, placement)
    let length = side.isVertical ? size.height : size.width
    children.clipped(to: moment.isDraggable ? moved : rest) {
      panel.placeAtOnce(in: moved.moved(towards: side.opposite, moment.missing(of: length)))
    }
  }

  private func size(of panel: Subview, _ limit: Size, _ placement: PopupPlacement) -> Size {
    let height = moment.scrolls ? nil : limit.height
    var width = min(placement.width(for: panel), limit.width)
    var size = panel.sizeThatFits(Proposal(width: width, height: height))
    // A wider popup is better than one that scrolls.
    if size.height > limit.height, width < limit.width {
      width = limit.width
      size = panel.sizeThatFits(Proposal(width: width, height: height))
    }
    // Scrolling content is wider, by its scroll bar.
    if size.height > limit.height {
      size = panel.sizeThatFits(Proposal(width: width, height: limit.height))
    }
    return Size(width: min(size.width, limit.width), height: min(size.height, limit.height))
  }

  private func moved(_ rect: Rect, _ placement: PopupPlacement) -> Rect {
    var moved = rect.offset(x: moment.offset.width, y: moment.offset.height)
    if moment.isDraggable { moved = placement.contained(moved) }
    moment.record.shownOffset = Size(width: moved.x - rect.x, height: moved.y - rect.y)
    return moved
  }
}

/// The animation state of a popup in one frame.
struct PopupMoment {
  let record: PopupRecord
  /// The progress of the entrance, 0 outside and 1 at its place; springs overshoot both.
  let part: Double
  /// The drag distance.
  let offset: Size
  /// The frame of the anchor view.
  let anchor: Rect?
  let redraw: Redraw
  let cellAspect: Double
  /// Returns the space to keep free in the safe area.
  let padding: (_ isLandscape: Bool) -> EdgeInsets
  /// True if the popup slides in and out, because it has no transition.
  let slides: Bool
  let isDraggable: Bool
  let scrolls: Bool
  let fillsWindow: Bool

  /// Returns the remaining part of a distance.
  fileprivate func missing(of length: Int) -> Int {
    slides ? Int(rounding: (1 - part) * Double(length)) : 0
  }
}

extension Rect {
  fileprivate func moved(towards edge: Edge, _ length: Int) -> Rect {
    let movement = edge.movement(length)
    return offset(x: movement.width, y: movement.height)
  }
}
