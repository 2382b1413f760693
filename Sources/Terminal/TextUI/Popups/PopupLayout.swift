/// Lays out the backdrop over the whole window, and the panel where the popup is at the moment.
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
    let placement = PopupPlacement(bounds: context.freeRect)
    if let anchor = moment.anchor, case .beside(_, let edge) = popup.place {
      place(panel, at: edge, of: anchor, placement, children)
    } else {
      place(panel, placement, in: window)
    }
  }

  private func place(_ panel: Subview, _ placement: PopupPlacement, in window: Rect) {
    var size = size(of: panel, placement.limit, placement)
    let rest: Rect
    switch popup.place {
    case .at(let point):
      rest = placement.contained(Rect(origin: point.asLengths, size: size))
    case .aligned(let alignment):
      if placement.isNarrow { size.width = placement.limit.width }
      rest = alignment.rect(of: size, in: placement.bounds)
    case .beside:
      rest = Alignment.center.rect(of: size, in: placement.bounds)
    }
    moment.record.exit = popup.direction
    let moved = moved(rest, placement)
    let beyond = popup.direction.distance(from: moved, outOf: window)
    panel.placeAtOnce(in: moved.moved(towards: popup.direction, moment.missing(of: beyond)))
  }

  /// A popup beside a view rolls out from it, and is seen only in its own place until it has.
  private func place(
    _ panel: Subview, at edge: Edge, of anchor: Rect, _ placement: PopupPlacement,
    _ children: Subviews
  ) {
    let size = size(of: panel, placement.limit(beside: anchor, edge), placement)
    let side = placement.side(for: size, of: anchor, wanted: edge)
    let rest = placement.rect(of: size, at: side, of: anchor)
    moment.record.exit = side.opposite
    let moved = moved(rest, placement)
    let length = side.isVertical ? size.height : size.width
    children.clipped(to: popup.style.isDraggable ? moved : rest) {
      panel.placeAtOnce(in: moved.moved(towards: side.opposite, moment.missing(of: length)))
    }
  }

  private func size(of panel: Subview, _ limit: Size, _ placement: PopupPlacement) -> Size {
    let height = popup.style.scrolls ? nil : limit.height
    var width = min(placement.width(for: panel), limit.width)
    var size = panel.sizeThatFits(Proposal(width: width, height: height))
    // Better wide than scrolled.
    if size.height > limit.height, width < limit.width {
      width = limit.width
      size = panel.sizeThatFits(Proposal(width: width, height: height))
    }
    // What is scrolled is wider, by its bar.
    if size.height > limit.height {
      size = panel.sizeThatFits(Proposal(width: width, height: limit.height))
    }
    return Size(width: min(size.width, limit.width), height: min(size.height, limit.height))
  }

  private func moved(_ rect: Rect, _ placement: PopupPlacement) -> Rect {
    var moved = rect.offset(x: moment.offset.width, y: moment.offset.height)
    if popup.style.isDraggable { moved = placement.contained(moved) }
    moment.record.shownOffset = Size(width: moved.x - rect.x, height: moved.y - rect.y)
    return moved
  }
}

/// What a popup is doing in one frame.
struct PopupMoment {
  let record: PopupRecord
  /// 0 is outside, 1 is at its place; springs go a little beyond both.
  let part: Double
  /// How far it is dragged.
  let offset: Size
  /// The place of the view it belongs to.
  let anchor: Rect?
  let redraw: Redraw
  let cellAspect: Double

  /// The part of a distance that is still to go.
  fileprivate func missing(of length: Int) -> Int {
    Int(rounding: (1 - part) * Double(length))
  }
}

extension Rect {
  fileprivate func moved(towards edge: Edge, _ length: Int) -> Rect {
    let movement = edge.movement(length)
    return offset(x: movement.width, y: movement.height)
  }
}
