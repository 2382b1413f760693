import TextUI

/// Keys and their actions for a footer or a header; the last ones are left out if space is short.
///
/// A click does the same as the key.
struct KeyHints: View {
  let hints: [KeyHint]

  var body: some View {
    KeyHintsLayout {
      ForEach(hints) { hint in
        KeyHintLabel(key: hint.key, meaning: hint.meaning).onTapGesture(perform: hint.action)
      }
    }
    .accessibilityHidden()
  }
}

/// The style of a key and its meaning.
struct KeyHintLabel: View {
  let key: String
  let meaning: String

  var body: some View {
    HStack {
      Text(key).bold().foregroundStyle(.cyan)
      Text(meaning).dim()
    }
    .fixedSize()
  }
}

/// A key, and its action in one or two words.
struct KeyHint: Identifiable, FittingItem {
  let key: String
  let meaning: String
  var priority = 0
  let action: () -> Void

  var id: String { key }
  var text: String { "\(key) \(meaning)" }
  var shortText: String { text }
}

/// A layout of hints in a row, which leaves out those without space.
private struct KeyHintsLayout: Layout {
  private static let spacing = 2

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let widths = widths(of: children, in: proposal.width)
    let gaps = Self.spacing * max(0, widths.count - 1)
    return Size(width: widths.reduce(gaps, +), height: 1)
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    var x = rect.x
    for (child, width) in zip(children, widths(of: children, in: rect.width)) {
      child.place(in: Rect(x: x, y: rect.y, width: width, height: rect.height))
      x += width + Self.spacing
    }
  }

  /// Returns the widths of the hints that fit.
  private func widths(of children: Subviews, in room: Int?) -> [Int] {
    var rest = room ?? Proposal.infinity
    var widths: [Int] = []
    for child in children {
      let width = child.sizeThatFits(.unspecified).width
      guard width <= rest else { break }
      widths.append(width)
      rest -= width + Self.spacing
    }
    return widths
  }
}
