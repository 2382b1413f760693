/// A perceptual hash: equal or close for pictures that look alike, whatever their size and
/// sharpness.
///
/// Consists of the signs of the horizontal brightness differences at 8 × 8 places, which is
/// Krawetz's difference hash ("Kind of Like That", 2013), and the mean colour.
public struct PictureLikeness: Hashable, Sendable {
  private let steps: UInt64
  private let mean: Pixel

  /// The largest number of the 64 signs that may differ.
  private static let farthestSteps = 6
  /// The largest difference of a channel of the mean colours.
  private static let farthestLevel = 16

  /// Computes the hash of a whole picture.
  public init(of picture: Picture) {
    let small = picture.resampled(toWidth: 9, height: 8)
    var steps: UInt64 = 0
    for y in 0..<8 {
      for x in 0..<8 {
        steps = steps << 1 | (small[x, y].brightness > small[x + 1, y].brightness ? 1 : 0)
      }
    }
    self.steps = steps
    mean = picture.resampled(toWidth: 1, height: 1)[0, 0]
  }

  /// Returns true if two pictures are hard to tell apart on a small card.
  public func isLike(_ other: PictureLikeness) -> Bool {
    let channels = [
      (mean.red, other.mean.red), (mean.green, other.mean.green), (mean.blue, other.mean.blue),
    ]
    return (steps ^ other.steps).nonzeroBitCount <= Self.farthestSteps
      && channels.allSatisfy { abs(Int($0) - Int($1)) <= Self.farthestLevel }
  }
}

extension Pixel {
  /// The luma in thousandths of a level, weighted as in ITU-R BT.601.
  fileprivate var brightness: Int { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) }
}
