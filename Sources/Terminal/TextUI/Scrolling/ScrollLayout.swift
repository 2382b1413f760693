/// A layout of three children: the partly visible content, the vertical and the horizontal bar.
struct ScrollLayout: Element {
  let state: ScrollState
  let axes: Axis.Set
  let showsBars: Bool
  /// True if content that fits is not cut off where the view touches the safe area.
  let keepsSafeArea: Bool

  /// The content size and the bars that result from a proposal.
  private struct Fit {
    var content = Size.zero
    var bars: Axis.Set = []
  }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let fit = fit(proposal, children)
    let width = fit.content.width + (fit.bars.contains(.vertical) ? 1 : 0)
    let height = fit.content.height + (fit.bars.contains(.horizontal) ? 1 : 0)
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? width : width,
      height: axes.contains(.vertical) ? proposal.height ?? height : height)
  }

  /// Finds the content size and the bars; a bar takes room, which can make the other necessary.
  private func fit(_ proposal: Proposal, _ children: Subviews) -> Fit {
    var fit = Fit()
    while true {
      let room = room(in: proposal, besides: fit.bars)
      fit.content = inContainer(room, children) {
        children.first?.sizeThatFits(free(room)) ?? .zero
      }
      let needed = bars(for: fit.content, in: room).union(fit.bars)
      if needed == fit.bars { return fit }
      fit.bars = needed
    }
  }

  private func bars(for content: Size, in room: Proposal) -> Axis.Set {
    var bars: Axis.Set = []
    guard showsBars else { return bars }
    let (width, height) = (room.width ?? Proposal.infinity, room.height ?? Proposal.infinity)
    if axes.contains(.vertical), content.height > height, width > 1 { bars.insert(.vertical) }
    if axes.contains(.horizontal), content.width > width, height > 1 { bars.insert(.horizontal) }
    return bars
  }

  private func room(in proposal: Proposal, besides bars: Axis.Set) -> Proposal {
    proposal.reduced(
      width: bars.contains(.vertical) ? 1 : 0, height: bars.contains(.horizontal) ? 1 : 0)
  }

  /// Returns the proposal for the content: unspecified along the axes that scroll.
  private func free(_ room: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : room.width,
      height: axes.contains(.vertical) ? nil : room.height)
  }
}

extension ScrollLayout {
  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    let proposal = children.proposal(answeredBy: rect.size)
    let fit = fit(proposal, children)
    let viewport = rect.inset(
      by: EdgeInsets(
        bottom: fit.bars.contains(.horizontal) ? 1 : 0,
        trailing: fit.bars.contains(.vertical) ? 1 : 0))
    state.measure(viewport: viewport, content: fit.content)
    let focus = context.collectingFocus {
      let room = room(in: proposal, besides: fit.bars)
      inContainer(room, children) {
        // Changing the container discards the cached sizes, which placement relies on.
        _ = children.first?.sizeThatFits(free(room))
        clipped(to: viewport, fit, children) {
          children.first?.placeAtOnce(in: contentRect(fit.content))
        }
      }
    }
    state.hasTargets = focus.hasTargets
    reveal(focus.focused, context)
    followRequest()
    placeBars(fit.bars, in: rect, children)
    state.updateBinding(context)
  }

  /// Returns the frame of the content, centred along an axis that does not scroll if smaller.
  private func contentRect(_ content: Size) -> Rect {
    let viewport = state.viewport
    let x = axes.contains(.horizontal) ? -state.shown.x : max(0, viewport.width - content.width) / 2
    let y = axes.contains(.vertical) ? -state.shown.y : max(0, viewport.height - content.height) / 2
    return Rect(origin: Point(x: viewport.x + x, y: viewport.y + y), size: content)
  }

  private func clipped(to viewport: Rect, _ fit: Fit, _ children: Subviews, _ place: () -> Void) {
    let fits = fit.content.width <= viewport.width && fit.content.height <= viewport.height
    if keepsSafeArea, fits {
      children.clippedBeyondSafeArea(to: viewport, place)
    } else {
      children.clipped(to: viewport, place)
    }
  }

  /// Runs the layout with the visible part as the container, by default without a safe area.
  private func inContainer<Result>(
    _ room: Proposal, _ children: Subviews, _ layout: () -> Result
  ) -> Result {
    let size = room.replacingUnspecified(by: children.containerSize)
    return children.inContainer(size, safeArea: keepsSafeArea ? nil : .zero, layout)
  }

  /// Scrolls to the focused view once, so that the user can scroll away from it afterwards.
  private func reveal(_ place: Rect?, _ context: PlacementContext) {
    guard let place else {
      state.revealed.focus = nil
      return
    }
    let now = (focus: context.focused, size: state.viewport.size)
    guard now != state.revealed else { return }
    state.revealed = now
    context.note(focusedIn: state.reveal(place))
  }

  private func followRequest() {
    guard let request = state.request else { return }
    state.request = nil
    state.scroll(to: request)
  }

  private func placeBars(_ bars: Axis.Set, in rect: Rect, _ children: Subviews) {
    let viewport = state.viewport
    var bar = children
    _ = bar.next()
    let (vertical, horizontal) = (bar.next(), bar.next())
    if bars.contains(.vertical) {
      vertical?.place(
        in: Rect(x: viewport.maxX, y: rect.y, width: 1, height: viewport.height))
    }
    if bars.contains(.horizontal) {
      horizontal?.place(
        in: Rect(x: rect.x, y: viewport.maxY, width: viewport.width, height: 1))
    }
  }
}
