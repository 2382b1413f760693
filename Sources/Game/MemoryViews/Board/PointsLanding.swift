import TextUI

/// The place at which points end their flight, where they cover no letter of the header.
struct PointsLanding: Equatable {
  /// The blank columns of the header before the first score.
  let free: Rect
  /// The place of the score.
  let score: Rect

  /// Returns points in the free columns, beside the score; in the row below the score if these are
  /// too few.
  ///
  /// Where there is space, a column at each side separates them from the letters.
  func points(_ text: String) -> LandedPoints {
    let padded = " \(text) "
    for (text, gap) in [(padded, 1), (text, 1), (text, 0)] where text.count + 2 * gap <= free.width
    {
      let place = Point(x: free.maxX - gap - text.count, y: free.y)
      return LandedPoints(text: text, place: place)
    }
    let x = max(0, score.x + (score.width - padded.count) / 2)
    return LandedPoints(text: padded, place: Point(x: x, y: score.maxY))
  }
}

/// Points as they are shown, and the place of their first character.
struct LandedPoints: Equatable {
  let text: String
  let place: Point
}
