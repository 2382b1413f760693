import TextUI

/// How a game ended, with its stars, or with small ones at its sides where it is not rated.
struct Headline: View {
  @Environment(\.isUnicode) private var isUnicode
  let facts: ResultFacts
  /// Whether there is room for no more than what is said.
  var isShort = false

  var body: some View {
    HStack(spacing: 2) {
      if isFestive { sparks(isUnicode ? "· ✦ ★" : ". + *") }
      Text(facts.headline).bold()
      if let stars = facts.stars { Stars(rating: stars) }
      if isFestive { sparks(isUnicode ? "★ ✦ ·" : "* + .") }
    }
  }

  private var isFestive: Bool { facts.isWon && facts.stars == nil && !isShort }

  private func sparks(_ text: String) -> some View {
    Text(text).foregroundStyle(.yellow).accessibilityHidden()
  }
}
