import MemoryViewModel
import TextUI

/// A rating as three stars that land one by one; empty ones were not reached.
///
/// With reduced motion they are there at once.
struct LandingStars: View {
  let rating: StarRating
  @State private var start: Duration?
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.reducesMotion) private var reducesMotion

  var body: some View {
    TimelineView(.explicit(times)) { now in
      HStack(spacing: 1) {
        ForEach(1...StarRating.allCases.count, id: \.self) { star(number: $0, at: now) }
      }
      .onAppear { start = now }
    }
    .accessibilityLabel("\(rating.rawValue) of \(StarRating.allCases.count) stars")
  }

  private func star(number: Int, at now: Duration) -> some View {
    let age = reducesMotion ? .seconds(1) : age(of: number, at: now)
    let isReached = number <= rating.rawValue && age >= .zero
    let isBright = isReached && age < Self.flash
    let (full, empty) = isUnicode ? ("★", "☆") : ("*", ".")
    return Text(isReached ? full : empty).bold(isBright)
      .foregroundStyle(isBright ? .brightWhite : .yellow)
  }

  /// Returns the time since a star has landed, negative before it.
  private func age(of number: Int, at now: Duration) -> Duration {
    now - (start ?? now) - Self.wait - Self.interval * (number - 1)
  }

  /// The times at which a star lands, or becomes like the others.
  private var times: [Duration] {
    guard let start, !reducesMotion else { return [] }
    return (0..<rating.rawValue).flatMap { number in
      let landing = start + Self.wait + Self.interval * number
      return [landing, landing + Self.flash]
    }
  }

  /// The time before the first star, while the points are counted up.
  private static let wait = Duration.milliseconds(700)
  private static let interval = Duration.milliseconds(300)
  private static let flash = Duration.milliseconds(150)
}
