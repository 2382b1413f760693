/// The choices of a picker, and the selected one.
final class PickerOptions<Selection: Hashable> {
  private let selection: Binding<Selection>
  /// The tag of each choice; nil for views without a tag of the selection's type.
  var tags: [Selection?] = []

  init(_ selection: Binding<Selection>) {
    self.selection = selection
  }

  /// The index of the selected choice; nil if there is none.
  var selected: Int? {
    let current = selection.wrappedValue
    return tags.firstIndex { $0 == .some(current) }
  }

  func choose(_ index: Int) {
    guard tags.indices.contains(index), let tag = tags[index] else { return }
    if tag != selection.wrappedValue { selection.wrappedValue = tag }
  }

  /// Selects the next choice in a direction; if none is selected, the first or last.
  ///
  /// - Returns: True if there was one.
  func move(by step: Int) -> Bool {
    var index = selected.map { $0 + step } ?? (step > 0 ? 0 : tags.count - 1)
    while tags.indices.contains(index) {
      if tags[index] != nil {
        choose(index)
        return true
      }
      index += step
    }
    return false
  }

  /// Handles a key; ↑ and ↓ at the ends of stacked choices are left to move the focus.
  func take(_ key: KeyPress, _ style: PickerStyle) -> KeyResult {
    guard key.modifiers.isDisjoint(with: [.control, .alt]) else { return .ignored }
    switch (key.key, style) {
    case (.left, .segmented): _ = move(by: -1)
    case (.right, .segmented): _ = move(by: 1)
    case (.up, .inline): return move(by: -1) ? .handled : .ignored
    case (.down, .inline): return move(by: 1) ? .handled : .ignored
    case (.home, _): choose(tags.firstIndex { $0 != nil } ?? 0)
    case (.end, _): choose(tags.lastIndex { $0 != nil } ?? 0)
    default: return .ignored
    }
    return .handled
  }
}
