/// A layout that takes at most the proposed width, so that a wider child ends beyond its trailing
/// edge, and the beginning of the child stays in sight.
///
/// The least width is that of the child, so that a stack does not squeeze it.
struct TrailingOverflow: Layout {
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    var size = children.first?.sizeThatFits(proposal) ?? .zero
    if let width = proposal.width, width > 0 { size.width = min(size.width, width) }
    return size
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    guard let child = children.first else { return }
    let size = child.sizeThatFits(children.proposal(answeredBy: rect.size))
    child.place(in: Rect(origin: rect.origin, size: size))
  }
}
