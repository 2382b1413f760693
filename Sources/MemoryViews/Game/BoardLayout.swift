import TextUI

/// Gives every card the slot of its position.
struct BoardLayout: Layout {
  let plan: BoardPlan

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size { plan.size }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    for child in children {
      let position = child[BoardPosition.self]
      guard plan.slots.indices.contains(position) else { continue }
      child.place(in: plan.slots[position].offset(x: rect.x, y: rect.y))
    }
  }
}

/// Where on the table a card lies, from zero.
enum BoardPosition: LayoutValueKey {
  static var defaultValue: Int { -1 }
}
