/// A copy of what nodes have drawn over cells that were all equal: their cells and hit regions.
struct DrawnCells {
  private let rect: Rect
  private let cells: [Cell]
  /// The cells below.
  private let ground: Cell
  private let regions: [HitRegion]
  /// The index of the first region in the frame in which it was added.
  private let start: Int
  private let colorScheme: ColorScheme

  /// Copies what was drawn last.
  ///
  /// - Parameters:
  ///   - painter: The painter.
  ///   - rect: The bounds of the drawn cells.
  ///   - ground: The cells that were there before.
  ///   - start: The index of the first hit region that was added.
  init(of painter: Painter, in rect: Rect, over ground: Cell, regionsFrom start: Int) {
    (self.rect, self.ground) = (rect, ground)
    cells = (rect.y..<rect.maxY).flatMap { y in
      UnsafeBufferPointer(start: painter.row(y) + rect.x, count: rect.width)
    }
    regions = Array(painter.regions[start...])
    self.start = start
    colorScheme = painter.colorScheme
  }

  /// Draws the cells again.
  ///
  /// - Returns: False, if the cells below are others, or have other colours.
  func draw(on painter: inout Painter) -> Bool {
    guard colorScheme == painter.colorScheme, painter.ground(of: rect) == ground else {
      return false
    }
    cells.withUnsafeBufferPointer { cells in
      guard var source = cells.baseAddress else { return }
      for y in rect.y..<rect.maxY {
        (painter.row(y) + rect.x).update(from: source, count: rect.width)
        source += rect.width
      }
    }
    painter.log.pointee.bounds?.add(rect)
    painter.append(regions, from: start)
    return true
  }
}

extension Painter {
  /// Returns the cell to which all cells of a rectangle are equal, or nil.
  func ground(of rect: Rect) -> Cell? {
    guard !rect.isEmpty else { return .blank }
    let first = row(rect.y) + rect.x
    guard first.pointee.width == 1, first.isEqual(to: first + 1, count: rect.width - 1) else {
      return nil
    }
    for y in rect.y + 1..<rect.maxY where !first.isEqual(to: row(y) + rect.x, count: rect.width) {
      return nil
    }
    return first.pointee
  }

  /// Draws, and returns the bounds of the drawn cells.
  ///
  /// - Returns: Nil if the drawing depends on more than the cells below, such as the time.
  mutating func drawnBounds(_ draw: (inout Painter) -> Void) -> Rect? {
    let (outer, effects) = (log.pointee.bounds, log.pointee.effects)
    log.pointee.bounds = DrawnBounds()
    draw(&self)
    let rect = log.pointee.bounds?.rect ?? .zero
    log.pointee.bounds = outer
    log.pointee.bounds?.add(rect)
    return effects == log.pointee.effects ? rect : nil
  }

  fileprivate func row(_ y: Int) -> UnsafeMutablePointer<Cell> { cells + y * size.width }
}
