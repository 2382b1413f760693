/// The bar above a screen: the back button, the centred title, and the tools.
@usableFromInline
struct NavigationBar: Primitive {
  let content: BarContent
  /// The action of the back button; nil if there is none.
  let back: (() -> Void)?

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    resolver.stack(NavigationBarLayout(), .horizontal) { bar in
      bar.scope(0) { $0.container(ZStackLayout()) { resolveBack(&$0) } }
      bar.scope(1) { $0.container(ZStackLayout()) { resolveTitle(&$0) } }
      bar.scope(2) { bar in
        bar.container(StackLayout(horizontal: .center, spacing: 1)) { tools in
          for item in content.items { item(&tools) }
        }
      }
    }
  }

  private func resolveBack(_ resolver: inout Resolver) {
    guard let back else { return }
    let sign = resolver.values.isUnicode ? "‹" : "<"
    Text("\(sign) Back").lineLimit(1).onTapGesture(perform: back).resolve(&resolver)
  }

  private func resolveTitle(_ resolver: inout Resolver) {
    guard let title = content.title else { return }
    Text(title).bold().lineLimit(1).resolve(&resolver)
  }
}

extension NavigationBar {
  var isEmpty: Bool {
    content.isHidden || (back == nil && content.title == nil && content.items.isEmpty)
  }
}

/// A layout of the back button at the start, the tools at the end, and the title in the middle:
/// centred in the bar, or moved into the remaining room if that is too narrow.
struct NavigationBarLayout: Layout {
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    var size = Size(width: 0, height: 1)
    for child in children {
      let natural = child.sizeThatFits(Proposal(width: nil, height: proposal.height))
      let gap = size.width > 0 && natural.width > 0 ? 1 : 0
      size.width += gap + natural.width
      size.height = max(size.height, natural.height)
    }
    return Size(width: proposal.width ?? size.width, height: size.height)
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let parts = Array(children)
    guard parts.count == 3 else { return }
    let back = size(of: parts[0], in: rect, width: rect.width)
    let tools = size(of: parts[2], in: rect, width: rect.width - back.width)
    let room = rect.inset(
      by: EdgeInsets(
        leading: back.width + min(1, back.width), trailing: tools.width + min(1, tools.width)))
    let title = size(of: parts[1], in: rect, width: room.width)
    let middle = rect.x + (rect.width - title.width) / 2
    parts[0].placeAtOnce(in: Rect(origin: rect.origin, size: back))
    parts[2].placeAtOnce(
      in: Rect(origin: Point(x: rect.maxX - tools.width, y: rect.y), size: tools))
    let x = max(room.x, min(middle, room.maxX - title.width))
    parts[1].placeAtOnce(in: Rect(origin: Point(x: x, y: rect.y), size: title))
  }

  private func size(of part: Subview, in rect: Rect, width: Int) -> Size {
    let size = part.sizeThatFits(Proposal(width: max(0, width), height: rect.height))
    return Size(width: min(size.width, max(0, width)), height: size.height)
  }
}
