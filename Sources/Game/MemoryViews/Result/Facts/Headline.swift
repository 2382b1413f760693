import TextUI

/// The headline of a result with its stars, or with small ones on both sides if it is not rated.
struct Headline: View {
  @Environment(\.isUnicode) private var isUnicode
  let facts: ResultFacts
  /// True if there is only space for the text.
  var isShort = false

  var body: some View {
    HStack(spacing: 2) {
      if isFestive { sparks(isUnicode ? "· ✦ ★" : ". + *") }
      Text(facts.headline).bold()
      if let stars = facts.stars { LandingStars(rating: stars) }
      if isFestive { sparks(isUnicode ? "★ ✦ ·" : "* + .") }
    }
  }

  private var isFestive: Bool { facts.isWon && facts.stars == nil && !isShort }

  private func sparks(_ text: String) -> some View {
    Text(text).foregroundStyle(.yellow).accessibilityHidden()
  }
}
