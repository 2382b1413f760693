import TextUI

struct FanPage: View {
  @State private var gap = 3

  var body: some View {
    VStack(spacing: 1) {
      Fan(gap: gap) {
        ForEach(Animal.allCases.prefix(5)) { AnimalCard($0) }
      }
      Stepper("Gap", value: $gap, in: 1...9)
    }
    .defaultFocus()
  }
}

/// A layout of overlapping cards, each a little further right than the one below it.
private struct Fan: Layout {
  let gap: Int

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    var size = Size.zero
    for (index, child) in children.enumerated() {
      let card = child.sizeThatFits(.unspecified)
      size.width = max(size.width, index * gap + card.width)
      size.height = max(size.height, card.height)
    }
    return size
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    for (index, child) in children.enumerated() {
      let place = Point(x: rect.x + index * gap, y: rect.y)
      child.place(in: Rect(origin: place, size: child.sizeThatFits(.unspecified)))
    }
  }
}
