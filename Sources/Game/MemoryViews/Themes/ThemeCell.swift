import MemoryModel
import MemoryViewModel
import TextUI

/// A tile of the grid, which can be chosen, played, selected and moved.
struct ThemeCell: View {
  let controller: ThemesController
  let plan: ThemesPlan
  let index: Int
  let isChosen: Bool

  private var theme: Theme { plan.themes[index] }

  var body: some View {
    let selected = controller.state.selected
    let width = plan.widths[index % plan.columns]
    ThemeTile(
      facts: ThemeFacts(theme, in: controller.app), size: plan.size, faceRows: plan.faceRows,
      pictures: plan.pictures(of: theme, in: width),
      isSelected: selected.isEmpty ? nil : selected.contains(theme.id),
      isDetailed: plan.hasDetail && isChosen
    )
    .frame(width: width, height: plan.tileHeight)
    .onTapGesture(count: plan.hasDetail ? 2 : 1) { controller.play(theme) }
    .focused(controller.$focused, equals: theme.id)
    .defaultFocus(isChosen)
    .onKeyPress(perform: respond)
  }

  private func respond(to press: KeyPress) -> KeyResult {
    if press.modifiers == .shift, let step = press.places(plan.columns) {
      controller.move(by: step)
      return .handled
    }
    guard press.modifiers.isEmpty, let step = GridStep(press.key) else {
      return controller.respondOnTile(to: press)
    }
    if let next = plan.theme(step, from: index) {
      controller.choose(next)
    } else if step == .right {
      // Otherwise the focus would move to the rightmost view, such as a button.
      if plan.hasDetail { controller.isInDetail = true }
    } else {
      return .ignored
    }
    return .handled
  }
}

extension KeyPress {
  /// Returns the number of places that an arrow moves a theme, in rows of a length.
  fileprivate func places(_ columns: Int) -> Int? {
    switch key {
    case .left: -1
    case .right: 1
    case .up: -columns
    case .down: columns
    default: nil
    }
  }
}
