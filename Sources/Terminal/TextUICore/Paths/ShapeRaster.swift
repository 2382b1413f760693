/// Rasterizes a path: finds the covered samples of each cell.
///
/// Works by rows: a path computes its runs in a row of samples, so that interiors cost almost
/// nothing. Small shapes need no memory but the stack.
struct ShapeRaster {
  let glyphs: ShapeGlyphs
  let cellAspect: Double

  /// Calls `body` for every cell that is covered at least in part, row by row.
  ///
  /// - Parameters:
  ///   - path: The path, with the top left cell at the origin.
  ///   - cells: The cells to rasterize.
  ///   - body: Receives the position of a cell and its covered samples.
  func forEachCell(
    of path: Path, in cells: Rect, _ body: (_ x: Int, _ y: Int, _ samples: UInt8) -> Void
  ) {
    guard !cells.isEmpty else { return }
    let count = cells.width * cells.height
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      buffer.initialize(repeating: 0)
      guard let masks = buffer.baseAddress else { return }
      sample(path, in: cells, masks)
      var mask = masks
      for y in cells.y..<cells.maxY {
        for x in cells.x..<cells.maxX {
          if mask.pointee != 0 { body(x, y, mask.pointee) }
          mask += 1
        }
      }
    }
  }

  private func sample(_ path: Path, in cells: Rect, _ masks: UnsafeMutablePointer<UInt8>) {
    let pitch = 1 / Double(glyphs.rows)
    let scale = Double(glyphs.columns) / cellAspect
    let left = Double(cells.x * glyphs.columns) + 0.5
    let limit = Double(cells.width * glyphs.columns)
    path.forEachSpan(
      from: Double(cells.y) + pitch / 2, by: pitch, count: cells.height * glyphs.rows
    ) { row, start, end in
      let (line, part) = row.quotientAndRemainder(dividingBy: glyphs.rows)
      cover(
        masks + line * cells.width, part, from: column(start * scale - left, limit),
        to: column(end * scale - left, limit))
    }
  }

  /// Returns the first sample at or to the right of a coordinate.
  private func column(_ place: Double, _ limit: Double) -> Int {
    place > 0 ? Int(min(place, limit).rounded(.up)) : 0
  }

  private func cover(
    _ masks: UnsafeMutablePointer<UInt8>, _ part: Int, from start: Int, to end: Int
  ) {
    guard start < end else { return }
    if glyphs.columns == 1 { return cover(masks, start..<end, with: 1 << part) }
    let left: UInt8 = 1 << (2 * part)
    if start & 1 == 1 { masks[start / 2] |= left << 1 }
    if end & 1 == 1 { masks[end / 2] |= left }
    cover(masks, (start + 1) / 2..<end / 2, with: left | left << 1)
  }

  private func cover(
    _ masks: UnsafeMutablePointer<UInt8>, _ cells: Range<Int>, with samples: UInt8
  ) {
    for cell in cells { masks[cell] |= samples }
  }
}
