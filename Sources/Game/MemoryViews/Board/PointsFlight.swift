import MemoryViewModel
import TextUI

/// The start and the end of the points' flight.
struct PointsFlight {
  /// The card that ended the turn.
  var card: Anchor?
  /// The scores, indexed by player.
  var scores: [Int: Anchor] = [:]
  /// The space before the scores.
  var space: Anchor?
  /// The blank columns at each side of that space.
  var gap = 0

  /// Returns the end of the flight for a player's points; nil if the score is not shown.
  func landing(of player: Int, in proxy: GeometryProxy) -> PointsLanding? {
    guard let score = scores[player].flatMap({ proxy[$0] }) else { return nil }
    let space = space.flatMap { proxy[$0] } ?? Rect(x: score.x, y: score.y, width: 0, height: 1)
    let free = Rect(x: space.x - gap, y: score.y, width: space.width + 2 * gap, height: 1)
    return PointsLanding(free: free, score: score)
  }
}

/// The preference that reports the start and the end of the flight.
enum PointsFlightKey: PreferenceKey {
  static var defaultValue: PointsFlight { PointsFlight() }

  static func reduce(value: inout PointsFlight, nextValue: () -> PointsFlight) {
    let next = nextValue()
    value.card = value.card ?? next.card
    value.scores.merge(next.scores) { earlier, _ in earlier }
    if value.space == nil { (value.space, value.gap) = (next.space, next.gap) }
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

  /// Marks the space before the scores, in which points end their flight.
  ///
  /// - Parameter gap: The blank columns at each side of the space.
  /// - Returns: The view, with unchanged layout.
  func pointsLandHere(gap: Int) -> some View {
    anchorPreference(key: PointsFlightKey.self) { PointsFlight(space: $0, gap: gap) }
  }

  /// Shows the flight of the last turn's points.
  func showingPoints(of change: ScoreChange?) -> some View {
    overlayPreferenceValue(PointsFlightKey.self) { flight, proxy in
      if let change, let from = flight.card.flatMap({ proxy[$0] }),
        let landing = flight.landing(of: change.player, in: proxy)
      {
        FlyingPoints(change: change, start: from.center, landing: landing).id(change.flip)
      }
    }
  }
}
