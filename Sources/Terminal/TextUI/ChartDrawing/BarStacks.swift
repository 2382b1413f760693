/// A part of a bar: the value of one mark.
struct BarSegment {
  let start: Double
  let end: Double
  /// The index of the mark.
  let mark: Int
}

/// The segments of bars: of marks at the same place, stacked.
struct BarStacks {
  /// The range of the ends of all stacks, including zero.
  let range: ClosedRange<Double>
  private let bands: [(above: Double, below: Double)]
  /// The marks of bars, with the indices of their bands.
  private let bars: [(band: Int, mark: Int, value: Double)]

  /// - Parameters:
  ///   - marks: All marks of a chart.
  ///   - places: The values of the bands.
  ///   - isHorizontal: True if bands are on the vertical axis.
  init(_ marks: [ChartMark], _ places: BandValues, isHorizontal: Bool) {
    var bands = Array(repeating: (above: 0.0, below: 0.0), count: places.count)
    var bars: [(Int, Int, Double)] = []
    for (number, mark) in marks.enumerated() where mark.kind == .bar {
      let (place, value) = isHorizontal ? (mark.y, mark.x) : (mark.x, mark.y)
      guard value.isFinite, let band = places.index(of: place).map({ Int($0) }) else { continue }
      bars.append((band, number, value))
      if value < 0 { bands[band].below += value } else { bands[band].above += value }
    }
    let low = bands.map(\.below).min() ?? 0
    let high = bands.map(\.above).max() ?? 0
    range = max(-1e300, low)...min(1e300, high)
    (self.bands, self.bars) = (bands, bars)
  }

  /// Returns the segments in each column of bands, from zero outwards; if bands share a column,
  /// those of the longest stack.
  func segments(in columns: ChartBands) -> [Int: [BarSegment]] {
    var longest: [Int: Int] = [:]
    for bar in bars {
      let column = columns.column(of: bar.band)
      if let band = longest[column], length(band) >= length(bar.band) { continue }
      longest[column] = bar.band
    }
    var ends: [Int: (above: Double, below: Double)] = [:]
    var segments: [Int: [BarSegment]] = [:]
    for bar in bars {
      let column = columns.column(of: bar.band)
      guard longest[column] == bar.band else { continue }
      var end = ends[column, default: (0, 0)]
      let start = bar.value < 0 ? end.below : end.above
      if bar.value < 0 { end.below += bar.value } else { end.above += bar.value }
      ends[column] = end
      segments[column, default: []].append(
        BarSegment(start: start, end: start + bar.value, mark: bar.mark))
    }
    return segments
  }

  private func length(_ band: Int) -> Double { max(bands[band].above, -bands[band].below) }
}
