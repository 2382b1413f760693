/// A layout of two views along an axis, with a divider between them if there is a third child.
struct SplitLayout: Layout {
  let axis: Axis
  /// The last frame of the split, used to move the divider.
  var place = Remembered(Rect.zero)
  /// Returns the length of the first view, given the length shared by both.
  let share: (_ length: Int) -> Int

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let whole = children.reduce(into: Size.zero) { whole, child in
      let size = child.sizeThatFits(proposal)
      whole[axis] += size[axis]
      whole[axis.other] = max(whole[axis.other], size[axis.other])
    }
    return proposal.replacingUnspecified(by: whole)
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    place.value = rect
    let length = max(0, rect.size[axis])
    let line = children.count == 3 ? min(1, length) : 0
    let room = length - line
    let first = max(0, min(share(room), room))
    let parts = [(0, first), (first + line, room - first), (first, line)]
    for (child, (start, length)) in zip(children, parts) {
      let part = axis.slice(of: rect, from: start, length)
      children.clippedBeyondSafeArea(to: part) { child.placeAtOnce(in: part) }
    }
  }
}
