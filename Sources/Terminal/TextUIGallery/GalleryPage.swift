import TextUI

/// The page of a topic below its caption, centred.
struct GalleryPage: View {
  let topic: GalleryTopic

  var body: some View {
    if topic.isScreen { topic.content() } else { captioned }
  }

  private var captioned: some View {
    let layout = PageLayout()
    return layout {
      Text(topic.caption).dim().multilineTextAlignment(.center)
      topic.content()
    }
  }
}

/// Places a caption above a page, with an empty row between them if there is room.
private struct PageLayout: Layout {
  private static let roomyHeight = 16

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecified(by: .zero)
    }
    let sizes = children.map { $0.sizeThatFits(Proposal(width: proposal.width, height: nil)) }
    return proposal.replacingUnspecified(
      by: Size(
        width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(1) { $0 + $1.height }))
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let parts = Array(children)
    guard parts.count == 2 else { return }
    let caption = parts[0].sizeThatFits(Proposal(rect.size))
    parts[0].place(in: rect.top(of: caption))
    let gap = rect.height < Self.roomyHeight ? 0 : 1
    let room = rect.inset(by: EdgeInsets(.top, caption.height + gap))
    children.clipped(to: room) {
      parts[1].place(in: room.middle(of: parts[1].sizeThatFits(Proposal(room.size))))
    }
  }
}

extension Rect {
  fileprivate func top(of size: Size) -> Rect {
    Rect(x: x + (width - size.width) / 2, y: y, width: size.width, height: size.height)
  }

  fileprivate func middle(of size: Size) -> Rect {
    top(of: size).offset(x: 0, y: (height - size.height) / 2)
  }
}
