import MemoryViewModel
import TextUI

/// The points of a turn, which fly from the card that ended it to the score in the header.
///
/// On the first half of the way they are the summands, such as "2 + 6 + 5", then the sum.
struct FlyingPoints: View {
  let change: ScoreChange
  /// The centre of the card that ended the turn.
  let start: Point
  let landing: PointsLanding
  @State private var isFlying = false
  @State private var hasArrived = false
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.colors) private var colors

  /// True if cards are words, which points must not cover: they only appear where they would land.
  private var staysInHeader: Bool { !isUnicode || colors < 256 }

  var body: some View {
    if !hasArrived {
      Color.clear.frame(width: 0, height: 0)
        .allowsHitTesting(false)
        .accessibilityHidden()
        .modifier(
          Flight(
            part: isFlying ? 1 : 0, change: change, start: staysInHeader ? nil : start,
            landing: landing)
        )
        .onAppear {
          withAnimation(Self.flight, completion: { hasArrived = true }) { isFlying = true }
        }
    }
  }

  /// The flight, which starts when the card has been turned.
  private static let flight = Animation.easeInOut(duration: .milliseconds(700))
    .delay(.milliseconds(240)).frames(perSecond: 30)
}

/// A modifier that shows points between two places during an animation.
private struct Flight: ViewModifier, Animatable {
  var part: Double
  let change: ScoreChange
  /// The start of the flight; nil for points that do not move.
  let start: Point?
  let landing: PointsLanding

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay(alignment: .topLeading) {
      if part > 0, part < 1 { label(points) }
    }
  }

  private func label(_ points: LandedPoints) -> some View {
    Text(points.text).bold()
      .lineLimit(1).fixedSize()
      .foregroundStyle(.black)
      .textBackground(ground)
      .offset(x: points.place.x, y: points.place.y)
  }

  /// The points and their place; in the row of their end they are at no other place.
  private var points: LandedPoints {
    let sum = landing.points(signed(change.points))
    let isSum = part >= 0.5
    guard let start else {
      let summands = landing.points(change.calculation)
      return isSum || summands.place.y != sum.place.y ? sum : summands
    }
    let y = between(start.y, sum.place.y)
    if y == sum.place.y { return sum }
    return LandedPoints(
      text: " \(isSum ? signed(change.points) : change.calculation) ",
      place: Point(x: between(start.x, sum.place.x), y: y))
  }

  private var ground: Color {
    change.points < 0 ? .brightRed : change.isQuick ? .brightYellow : .brightGreen
  }

  private func between(_ start: Int, _ end: Int) -> Int {
    start + Int((Double(end - start) * part).rounded())
  }
}

extension ScoreChange {
  /// The points as a sum, such as "2 + 6 + 5".
  var calculation: String {
    if parts.count < 2 { return signed(points) }
    return points < 0
      ? parts.map(signed).joined(separator: " ")
      : parts.map(String.init).joined(separator: " + ")
  }
}
