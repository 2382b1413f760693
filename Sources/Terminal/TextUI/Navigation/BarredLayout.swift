/// A layout of content below a bar, and a container for `containerRelativeFrame`.
///
/// The content is the first child and can therefore set up the bar, the optional second child.
struct BarredLayout: Layout {
  /// True if the container excludes the bar.
  let subtractsBar: Bool

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let (content, bar) = parts(of: children)
    let above = bar?.sizeThatFits(Proposal(width: proposal.width, height: nil)) ?? .zero
    let below = content?.sizeThatFits(proposal.reduced(width: 0, height: above.height)) ?? .zero
    return proposal.replacingUnspecified(
      by: Size(width: max(above.width, below.width), height: above.height + below.height))
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let (content, bar) = parts(of: children)
    let ideal = bar?.sizeThatFits(Proposal(width: rect.width, height: nil)).height ?? 0
    let height = min(ideal, max(0, rect.height))
    let area = rect.inset(by: EdgeInsets(top: height))
    // The bar covers the safe area inset at the top.
    var safeArea = children.safeArea
    if bar != nil { safeArea.top = 0 }
    children.inContainer(subtractsBar ? area.size : rect.size, safeArea: safeArea) {
      children.clippedBeyondSafeArea(to: area) { content?.placeAtOnce(in: area) }
    }
    bar?.place(in: Rect(x: rect.x, y: rect.y, width: rect.width, height: height))
  }

  private func parts(of children: Subviews) -> (content: Subview?, bar: Subview?) {
    var children = children
    return (children.next(), children.next())
  }
}
