/// A layout that stacks snackbars at an edge of the window, the oldest nearest to the edge.
struct SnackbarLayout: Element {
  let items: [SnackbarQueue.Item]
  let edge: SnackbarEdge
  /// The rows between the edge and the first snackbar.
  let inset: Int
  /// Receives the columns of the window.
  let measured: (_ width: Int, _ redraw: Redraw) -> Void

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  func place(in window: Rect, _ children: Subviews, _ context: PlacementContext) {
    measured(window.width, context.redraw)
    let sizes = children.map {
      // A second line beyond the window would be lost without a mark.
      $0.sizeThatFits(Proposal(width: context.freeRect.width, height: max(1, window.height)))
    }
    let bounds = edge == .lastRow ? window : bounds(for: sizes, context)
    var rows = edge == .lastRow ? 0 : inset
    for ((item, child), size) in zip(zip(items, children), sizes) {
      if !item.isLeaving {
        move(item, to: rows, context.redraw)
        rows += size.height
      }
      place(child, item, size, in: bounds, of: window)
    }
  }

  /// Returns the safe area, moved away from the regions that the snackbars would cover.
  private func bounds(for sizes: [Size], _ context: PlacementContext) -> Rect {
    let (bounds, width) = (context.freeRect, sizes.map(\.width).max() ?? 0)
    let height = sizes.reduce(0) { $0 + $1.height }
    let stack = Rect(
      x: bounds.x + max(0, bounds.width - width) / 2,
      y: edge == .top ? bounds.y + inset : bounds.maxY - inset - height,
      width: width, height: height)
    return bounds.offset(x: 0, y: context.clearOfRegions(stack).y - stack.y)
  }

  /// Sets the place of a snackbar; a change is animated from the next frame on.
  private func move(_ item: SnackbarQueue.Item, to rows: Int, _ redraw: Redraw) {
    if item.place == nil { item.shownPlace = rows }
    if let place = item.place, place != rows { redraw.request() }
    item.place = rows
  }

  private func place(
    _ child: Subview, _ item: SnackbarQueue.Item, _ size: Size, in bounds: Rect, of window: Rect
  ) {
    let rows = item.shownPlace ?? 0
    let free = max(0, bounds.width - size.width)
    let rest = Rect(
      x: bounds.x + (edge == .lastRow ? free : free / 2),
      y: edge == .top ? bounds.y + rows : bounds.maxY - rows - size.height,
      width: size.width, height: size.height)
    let exit: Edge = edge == .top ? .top : .bottom
    let beyond = Double(exit.distance(from: rest, outOf: window))
    let movement = exit.movement(Int(rounding: (1 - item.part) * beyond))
    child.placeAtOnce(in: rest.offset(x: movement.width, y: movement.height))
  }
}
