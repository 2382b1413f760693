import TextUI

/// The points of a player in digits of several rows, which count up.
struct LargeScore: View {
  let points: Int
  @Environment(\.isUnicode) private var isUnicode

  /// The rows of the digits with the word below them.
  static let height = 5

  var body: some View {
    VStack(spacing: 0) {
      if isUnicode {
        CountingUp(total: points) { number in
          BlockText(text: padded(number), size: .halves, isMonospaced: true)
            .foregroundStyle(.brightYellow)
        }
      } else {
        CountingUp(total: points) { Text(padded($0)).bold() }
      }
      Text(points == 1 ? "point" : "points").dim()
    }
    .accessibilityLabel(pointsText(points))
  }

  /// Returns the counted points, padded to the width of the final ones.
  private func padded(_ number: Int) -> String {
    let text = "\(number)"
    return String(repeating: " ", count: max(0, "\(points)".count - text.count)) + text
  }
}
