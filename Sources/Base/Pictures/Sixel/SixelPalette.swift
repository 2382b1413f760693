/// The colours of a picture, reduced to a limit by median cut.
///
/// P. Heckbert, "Color image quantization for frame buffer display", 1982. A part of the colours
/// that consists of mostly one colour keeps that colour, so that flat areas are exact.
struct SixelPalette {
  /// The colours that remain.
  private(set) var colors: [SixelColor] = []
  /// The distinct colours of the picture in order, with their numbers in `colors`.
  private var known: [(color: SixelColor, number: Int)] = []

  /// A colour of the picture and its number of pixels.
  private struct Share {
    let color: SixelColor
    var count: Int
  }

  /// Chooses at most `limit` colours, above zero, for the colours of pixels.
  init(of pixels: [SixelColor], limit: Int) {
    precondition(limit > 0, "\(limit) colours")
    let shares = Self.shares(of: pixels)
    for part in Self.parts(of: shares, limit: limit) {
      known += part.map { ($0.color, colors.count) }
      colors.append(Self.color(of: part))
    }
    known.sort { $0.color.number < $1.color.number }
  }

  private static func shares(of pixels: [SixelColor]) -> [Share] {
    var shares: [Share] = []
    for color in pixels.sorted(by: { $0.number < $1.number }) {
      if shares.last?.color == color {
        shares[shares.count - 1].count += 1
      } else {
        shares.append(Share(color: color, count: 1))
      }
    }
    return shares
  }

  /// Returns the number of the colour that replaces one of the picture's.
  subscript(color: SixelColor) -> Int {
    var (first, last) = (0, known.count - 1)
    while first < last {
      let middle = (first + last) / 2
      if known[middle].color.number < color.number { first = middle + 1 } else { last = middle }
    }
    return known[first].number
  }
}

extension SixelPalette {
  /// Splits colours into at most `limit` parts, each time the one with the most to gain.
  private static func parts(of shares: [Share], limit: Int) -> [ArraySlice<Share>] {
    if shares.count <= limit { return shares.indices.map { shares[$0...$0] } }
    var shares = shares
    var parts = [Part(shares.indices, of: shares)]
    while parts.count < limit,
      let index = parts.indices.max(by: { parts[$0].gain < parts[$1].gain }),
      parts[index].range.count > 1
    {
      let halves = split(parts[index], of: &shares)
      parts[index] = halves.0
      parts.append(halves.1)
    }
    return parts.map { shares[$0.range] }
  }

  /// A range of colours, with the channel in which they differ most.
  private struct Part {
    let range: Range<Int>
    let channel: Int
    /// The number of pixels times the square of the largest difference.
    let gain: Int

    init(_ range: Range<Int>, of shares: [Share]) {
      self.range = range
      let extents = (0..<3).map { channel in
        var (least, most) = (100, 0)
        for index in range {
          let value = shares[index].color[channel]
          (least, most) = (min(least, value), max(most, value))
        }
        return most - least
      }
      channel = extents.indices.max { extents[$0] < extents[$1] } ?? 0
      let count = range.reduce(0) { $0 + shares[$1].count }
      gain = range.count > 1 ? count * extents[channel] * extents[channel] : -1
    }
  }

  /// Splits a part at the median of its channel.
  private static func split(_ part: Part, of shares: inout [Share]) -> (Part, Part) {
    shares[part.range].sort { $0.color[part.channel] < $1.color[part.channel] }
    let half = part.range.reduce(0) { $0 + shares[$1].count } / 2
    var (middle, count) = (part.range.lowerBound + 1, shares[part.range.lowerBound].count)
    while count < half, middle < part.range.upperBound - 1 {
      count += shares[middle].count
      middle += 1
    }
    return (
      Part(part.range.lowerBound..<middle, of: shares),
      Part(middle..<part.range.upperBound, of: shares)
    )
  }

  /// Returns the colour of most pixels if there is one, otherwise the mean.
  private static func color(of part: ArraySlice<Share>) -> SixelColor {
    let count = part.reduce(0) { $0 + $1.count }
    if let most = part.first(where: { $0.count > count / 2 }) { return most.color }
    let means = (0..<3).map { channel in
      (part.reduce(0) { $0 + $1.count * $1.color[channel] } + count / 2) / count
    }
    return SixelColor(red: means[0], green: means[1], blue: means[2])
  }
}
