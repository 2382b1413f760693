/// A cell of a bar, counted from its base outwards.
struct BarCell: Equatable {
  let cell: Int
  /// The index of the segment of a stack.
  let segment: Int
  let scalar: UInt32
}

/// The characters of bars.
struct BarGlyphs {
  let isUnicode: Bool

  private static let fills: [[UInt32]] = ["█▓▒░", "#=+:"].map { $0.unicodeScalars.map(\.value) }

  /// Returns the character that fills the cells of a series.
  func fill(_ series: Int) -> UInt32 {
    let fills = Self.fills[isUnicode ? 0 : 1]
    return fills[max(0, series) % fills.count]
  }

  /// Returns the cells of a bar that stands on its base.
  ///
  /// A bar of no height is a thin line.
  ///
  /// - Parameters:
  ///   - ends: The distances in cells from the base to the ends of the segments, ascending.
  ///   - series: The series of each segment.
  /// - Returns: The cells.
  func standing(_ ends: [Double], series: [Int]) -> [BarCell] {
    cells(ends, series) { eighths, cell, series in
      if series % 4 > 0 { return eighths >= 4 || cell == 0 ? fill(series) : nil }
      // U+2581 fills one eighth from below; each following character one more.
      if isUnicode { return 0x2580 + UInt32(eighths) }
      return eighths >= 5 ? 0x23 : eighths >= 3 ? 0x3D : cell == 0 ? 0x5F : nil
    }
  }

  /// Returns the cells of a bar that hangs from its base, which are filled completely; none if it
  /// would fill no more than half of one.
  func hanging(_ ends: [Double], series: [Int]) -> [BarCell] {
    guard let depth = ends.last, depth * 8 > 4 else { return [] }
    let count = Int((depth * 8 - 4) / 8) + 1
    return (0..<count).map { cell in
      let segment = Self.segment(of: cell, ends)
      return BarCell(cell: cell, segment: segment, scalar: fill(series[segment]))
    }
  }

  /// Returns the cells of a bar to the right of its base.
  func lying(_ ends: [Double], series: [Int]) -> [BarCell] {
    guard isUnicode, (series.last ?? 0) % 4 <= 0 else { return whole(ends, series: series) }
    return cells(ends, series, least: 0) { eighths, _, series in
      // U+2588 fills eight eighths; each following character fills one less, from the left.
      eighths == 8 ? fill(series) : 0x2590 - UInt32(eighths)
    }
  }

  /// Returns the cells of a bar of whole cells.
  func whole(_ ends: [Double], series: [Int]) -> [BarCell] {
    (0..<Int((ends.last ?? 0).rounded())).map { cell in
      let segment = Self.segment(of: cell, ends)
      return BarCell(cell: cell, segment: segment, scalar: fill(series[segment]))
    }
  }

  private func cells(
    _ ends: [Double], _ series: [Int], least: Double = 1,
    _ scalar: (_ eighths: Int, _ cell: Int, _ series: Int) -> UInt32?
  ) -> [BarCell] {
    let total = Int(max(least, (ends.last ?? 0) * 8).rounded())
    return (0..<(total + 7) / 8).compactMap { cell in
      let segment = Self.segment(of: cell, ends)
      return scalar(min(8, total - 8 * cell), cell, series.isEmpty ? 0 : series[segment]).map {
        BarCell(cell: cell, segment: segment, scalar: $0)
      }
    }
  }

  /// Returns the segment in the middle of a cell.
  private static func segment(of cell: Int, _ ends: [Double]) -> Int {
    ends.firstIndex { $0 > Double(cell) + 0.5 } ?? max(0, ends.count - 1)
  }
}
