import TextUI

/// The line below a table: the last event, and key hints that can be clicked.
struct HintLine: View {
  let sentence: String
  /// Shorter sentences, of which the first that fits is shown if the sentence does not.
  var shorter: [String] = []
  /// The hints, as many of which are shown as fit.
  let hints: [KeyHint]

  var body: some View {
    GeometryReader { space in
      let sentence = sentence(in: space.size.width)
      HStack(spacing: Self.spacing) {
        Text(sentence).lineLimit(1).layoutPriority(1)
        Spacer()
        ForEach(FittingLine(hints, in: space.size.width - sentence.count - 4).items) { hint in
          KeyHintLabel(key: hint.key, meaning: hint.meaning).onTapGesture(perform: hint.action)
        }
      }
      // A flip moves cards; hints that moved with them would cross the new sentence.
      .animation(nil, value: sentence)
    }
    .frame(height: 1)
  }

  /// The columns after the sentence and between two hints.
  private static let spacing = 2

  private func sentence(in width: Int) -> String {
    let room = width - Self.spacing
    return ([sentence] + shorter).first { $0.count <= room } ?? shorter.last ?? sentence
  }
}
