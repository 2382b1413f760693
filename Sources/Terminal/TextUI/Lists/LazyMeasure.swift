/// The sizes of the lines of a lazy stack or grid, and of the tracks that divide each line.
struct LazyMeasure {
  let axis: Axis
  /// The number of cells.
  let count: Int
  /// The length of a line along the axis; nil for that of the first cell.
  let length: Int?
  private let spacing: Int
  /// The tracks of a line; nil for one that fills it.
  private let tracks: [GridItem]?
  private let trackSpacing: Int

  init(
    _ axis: Axis, count: Int, length: Int?, spacing: Int, tracks: [GridItem]? = nil,
    trackSpacing: Int = 0
  ) {
    self.axis = axis
    self.count = count
    self.length = length.map { max(1, $0.asLength) }
    self.spacing = max(0, spacing.asLength)
    self.tracks = tracks
    self.trackSpacing = max(0, trackSpacing.asLength)
  }

  /// Returns the places of the cells.
  ///
  /// - Parameters:
  ///   - breadth: The length of a line across the axis.
  ///   - measureFirst: Returns the length of the first cell for the length of its track.
  /// - Returns: The places, each computed on demand.
  func lines(across breadth: Int, measureFirst: (Int) -> Int) -> LazyLines {
    let tracks = trackRanges(in: max(0, breadth.asLength))
    let length = length ?? max(1, measureFirst(tracks[0].count).asLength)
    return LazyLines(axis: axis, count: count, length: length, spacing: spacing, tracks: tracks)
  }

  private func trackRanges(in breadth: Int) -> [Range<Int>] {
    guard let tracks else { return [0..<breadth] }
    var start = 0
    return GridItem.widths(of: tracks, spacing: trackSpacing, in: breadth).map { width in
      defer { start = min(start + width + trackSpacing, Proposal.infinity) }
      return start..<start + width
    }
  }
}

/// The places of cells in lines of equal length.
struct LazyLines {
  let axis: Axis
  let count: Int
  private let length: Int
  private let spacing: Int
  private let tracks: [Range<Int>]

  fileprivate init(axis: Axis, count: Int, length: Int, spacing: Int, tracks: [Range<Int>]) {
    self.axis = axis
    self.count = count
    self.length = length
    self.spacing = spacing
    self.tracks = tracks
  }

  /// The number of cells of a line.
  var cellsPerLine: Int { tracks.count }

  private var lines: Int { count / tracks.count + (count % tracks.count > 0 ? 1 : 0) }

  /// The length of all lines including the spacing.
  var total: Int {
    guard count > 0 else { return 0 }
    let (product, isTooMuch) = lines.multipliedReportingOverflow(by: length + spacing)
    return isTooMuch ? Proposal.infinity : min(product - spacing, Proposal.infinity)
  }

  func slot(_ index: Int, in rect: Rect) -> Rect {
    let (line, track) = index.quotientAndRemainder(dividingBy: tracks.count)
    let start = min(line.asLength * (length + spacing), Proposal.infinity)
    let place = axis.slice(of: rect, from: start, length)
    return axis.other.slice(of: place, from: tracks[track].lowerBound, tracks[track].count)
  }

  /// Returns the cells of the visible lines and of one more on each side, which the focus can move
  /// to.
  func visible(in rect: Rect, through clip: Rect) -> Range<Int> {
    let seen = rect.intersection(clip)
    guard !seen.isEmpty else { return 0..<0 }
    let first = seen.origin[axis] - rect.origin[axis]
    let last = first + seen.size[axis] - 1
    let pitch = length + spacing
    let start = cell(ofLine: first / pitch - 1)
    return start..<max(start, cell(ofLine: last / pitch + 2))
  }

  /// Returns the first cell of a line; zero before the first line, `count` after the last.
  private func cell(ofLine line: Int) -> Int {
    line > count / tracks.count ? count : max(0, line) * tracks.count
  }
}
