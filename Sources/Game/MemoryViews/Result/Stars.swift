import MemoryViewModel
import TextUI

/// A rating as three stars, empty ones for those that were not reached.
struct Stars: View {
  @Environment(\.isUnicode) private var isUnicode
  let rating: StarRating

  var body: some View {
    Text(signs).foregroundStyle(.yellow)
      .accessibilityLabel("\(rating.rawValue) of \(StarRating.allCases.count) stars")
  }

  private var signs: String {
    let (full, empty) = isUnicode ? ("★", "☆") : ("*", ".")
    let missing = StarRating.allCases.count - rating.rawValue
    return String(repeating: full, count: rating.rawValue)
      + String(repeating: empty, count: missing)
  }
}
