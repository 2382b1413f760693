/// The row of tab titles; the title of the selected tab is in brackets.
struct TabBar: View {
  let titles: [String]
  let selected: Int
  let state: TabState
  let select: (Int) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(titles.indices) { index in
        TabLabel(title: titles[index], isSelected: index == selected)
          .onTapGesture { select(index) }
      }
    }
    .focusable(!titles.isEmpty) { state.barHasFocus = $0 }
    .onKeyPress { press in
      switch press.key {
      case .left where press.modifiers.isEmpty: go(to: selected - 1)
      case .right where press.modifiers.isEmpty: go(to: selected + 1)
      default: .ignored
      }
    }
  }
}

extension TabBar {
  /// Selects a tab for a key press anywhere in the tab view.
  func choose(by press: KeyPress) -> KeyResult {
    switch press.key {
    case .pageUp where press.modifiers == .control: go(to: selected - 1)
    case .pageDown where press.modifiers == .control: go(to: selected + 1)
    case .character(let sign) where press.modifiers == .alt:
      sign.wholeNumberValue.map { go(to: $0 - 1) } ?? .ignored
    default: .ignored
    }
  }

  private func go(to index: Int) -> KeyResult {
    guard titles.indices.contains(index), index != selected else { return .ignored }
    select(index)
    return .handled
  }
}

private struct TabLabel: View {
  let title: String
  let isSelected: Bool
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Text(isSelected ? "[\(title)]" : " \(title) ")
      .lineLimit(1).bold(isSelected).reverse(isSelected && isFocused)
  }
}
