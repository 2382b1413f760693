import TextUI

/// The line below a table: the last event, and key hints that can be clicked.
struct HintLine<Action: Hashable>: View {
  let sentence: String
  /// The hints, as many of which are shown as fit.
  let hints: [LineHint<Action>]
  let act: (Action) -> Void

  var body: some View {
    GeometryReader { space in
      HStack(spacing: 2) {
        Text(sentence).lineLimit(1).layoutPriority(1)
        Spacer()
        ForEach(FittingLine(hints, in: space.size.width - sentence.count - 4).items) { hint in
          KeyHintLabel(key: hint.key, meaning: hint.meaning)
            .onTapGesture { act(hint.action) }
        }
      }
    }
    .frame(height: 1)
  }
}

/// A key and its action, on a line that may have no space for it.
struct LineHint<Action: Hashable>: Identifiable, FittingItem {
  let key: String
  let meaning: String
  let action: Action
  let priority: Int

  var id: Action { action }
  var text: String { "\(key) \(meaning)" }
  var shortText: String { text }
}
