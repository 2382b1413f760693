import MemoryViewModel
import TextUI

/// The points of a turn, which fly from the card that ended it to the score in the header.
///
/// On the first half of the way they are the summands, such as "2 + 6 + 5", then the sum.
struct FlyingPoints: View {
  let change: ScoreChange
  /// The centre of the card that ended the turn.
  let start: Point
  /// The place of the score.
  let score: Rect
  @State private var isFlying = false
  @State private var hasArrived = false
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.colors) private var colors

  /// True if cards are words, which points must not cover: they only appear at the score.
  private var staysAtScore: Bool { !isUnicode || colors < 256 }

  /// The place of the points over the score, which they cover with a column at each side.
  private var end: Point { Point(x: max(0, score.x - 1), y: score.y) }

  var body: some View {
    if !hasArrived {
      Color.clear.frame(width: 0, height: 0)
        .allowsHitTesting(false)
        .accessibilityHidden()
        .modifier(
          Flight(
            part: isFlying ? 1 : 0, change: change, start: staysAtScore ? end : start, end: end,
            width: staysAtScore ? score.width + 2 : 0)
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
  let start: Point
  let end: Point
  /// The least width of the points.
  let width: Int

  var animatableData: AnimatableVector {
    get { AnimatableVector(part) }
    set { part = newValue[0] }
  }

  func body(content: Content) -> some View {
    content.overlay(alignment: .topLeading) {
      if part > 0, part < 1 {
        label.offset(x: between(start.x, end.x), y: between(start.y, end.y))
      }
    }
  }

  private var label: some View {
    Text(text).bold()
      .lineLimit(1).fixedSize()
      .foregroundStyle(.black)
      .textBackground(ground)
  }

  private var text: String {
    let points = " \(part < 0.5 ? change.calculation : signed(change.points)) "
    return String(repeating: " ", count: max(0, width - points.count)) + points
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

/// The start and the end of the points' flight.
struct PointsFlight {
  /// The card that ended the turn.
  var card: Anchor?
  /// The scores, indexed by player.
  var scores: [Int: Anchor] = [:]
}

/// The preference that reports the start and the end of the flight.
enum PointsFlightKey: PreferenceKey {
  static var defaultValue: PointsFlight { PointsFlight() }

  static func reduce(value: inout PointsFlight, nextValue: () -> PointsFlight) {
    let next = nextValue()
    value.card = value.card ?? next.card
    value.scores.merge(next.scores) { earlier, _ in earlier }
  }
}

extension View {
  /// Marks the card from which points fly.
  func pointsFlyFromHere() -> some View {
    anchorPreference(key: PointsFlightKey.self) { PointsFlight(card: $0) }
  }

  /// Marks the score to which the points of a player fly.
  func pointsArriveHere(of player: Int) -> some View {
    anchorPreference(key: PointsFlightKey.self) { PointsFlight(scores: [player: $0]) }
  }

  /// Shows the flight of the last turn's points.
  func showingPoints(of change: ScoreChange?) -> some View {
    overlayPreferenceValue(PointsFlightKey.self) { flight, proxy in
      if let change, let from = flight.card.flatMap({ proxy[$0] }),
        let to = flight.scores[change.player].flatMap({ proxy[$0] })
      {
        FlyingPoints(change: change, start: from.center, score: to).id(change.flip)
      }
    }
  }
}
