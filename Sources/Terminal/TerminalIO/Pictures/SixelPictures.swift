import Pictures
import TextUICore

/// The pictures that a terminal shows as sixels, over the spaces of placeholders.
///
/// Text that is written over a sixel picture removes it there, so that only pictures whose cells
/// were written are drawn again.
struct SixelPictures {
  /// The size of a cell in pixels.
  let cell: Size
  /// The largest number of colours of a picture.
  let colors: Int
  /// True if a picture removes the text of the column to its right, as in Konsole 22.12.
  let overruns: Bool
  /// The cells of pictures on the screen.
  private var drawn: [Point: SixelCell] = [:]
  /// True if a picture was sent, which may be incomplete when the terminal is restored.
  private(set) var hasDrawn = false

  /// The most colours of a picture; a face of 88 × 102 pixels takes 8.5 KB, and 15.3 KB with 256.
  static let mostColors = 64
  /// The largest picture that all terminals accept, in pixels.
  private static let largest = Size(width: 800, height: 480)

  init(cell: Size, colors: Int, overruns: Bool) {
    self.cell = cell
    self.colors = max(2, min(colors, Self.mostColors))
    self.overruns = overruns
  }

  /// Appends the bytes that draw the pictures whose placeholders were written, and the text that
  /// they remove.
  ///
  /// - Parameters:
  ///   - frame: The frame, whose text was written last.
  ///   - encoder: The encoder that wrote it.
  ///   - palette: The colours behind the pictures.
  ///   - bytes: The bytes to append to.
  mutating func draw(
    _ frame: ScreenFrame, with encoder: inout ANSIEncoder, on palette: PaletteAnswers,
    into bytes: inout [UInt8]
  ) {
    let buffer = frame.buffer
    let missing = missing(in: buffer, blanked: encoder.blanked) { [encoder] in
      palette.rgb(ofBackground: encoder.background(of: $0))
    }
    guard !missing.isEmpty else { return }
    for piece in missing { append(piece, from: buffer.table, to: &bytes) }
    var before = buffer
    for place in missing.compactMap(overrun) { before.forget(cellsIn: place) }
    encoder.loseCursor()
    encoder.encode(buffer, after: before, cursor: frame.cursor, into: &bytes)
  }

  /// Returns the parts of a frame's pieces that must be drawn, from left to right.
  ///
  /// - Parameters:
  ///   - buffer: The frame.
  ///   - blanked: The places of the placeholders that were written as spaces.
  ///   - ground: Returns the background of a style.
  /// - Returns: The parts that were written over, or look different.
  private mutating func missing(
    in buffer: CellBuffer, blanked: [Point], ground: (UInt16) -> Color
  ) -> [SixelPiece] {
    guard !drawn.isEmpty || !blanked.isEmpty else { return [] }
    let most = Size(
      width: max(1, Self.largest.width / cell.width),
      height: max(1, Self.largest.height / cell.height))
    let pieces = SixelPiece.all(in: buffer, atMost: most, ground: ground)
    let before = drawn
    drawn = [:]
    var lost = Set(blanked)
    var missing: [SixelPiece] = []
    for piece in pieces.sorted(by: { $0.place.x < $1.place.x }) {
      let part = piece.bounds(reachingEdge: overruns) { place, cell in
        drawn[place] = cell
        return lost.contains(place) || before[place] != cell
      }
      guard let part else { continue }
      missing.append(part)
      if let overrun = overrun(of: part) { lost.formUnion(overrun.points) }
    }
    return missing
  }

  /// The column whose text a picture removes; nil if it removes none.
  private func overrun(of piece: SixelPiece) -> Rect? {
    let place = piece.place
    guard overruns else { return nil }
    return Rect(x: place.maxX, y: place.y, width: 1, height: place.height)
  }

  /// Forgets what is on the screen, such as after a change of its size.
  mutating func forget() { drawn = [:] }

  /// Appends the bytes that draw a piece at its place.
  private mutating func append(_ piece: SixelPiece, from table: CellTable, to bytes: inout [UInt8])
  {
    let picture = table.pictures[piece.first.picture]
    let size = Size(
      width: picture.size.width * cell.width, height: picture.size.height * cell.height)
    let whole = Picture(
      width: size.width, height: size.height, bytes: picture.pixels(size))
    hasDrawn = true
    bytes += ControlSequences.move(to: piece.place.origin)
    bytes += Sixel.encoded(piece.pixels(of: whole, cell: cell), colors: colors)
  }
}

extension Rect {
  fileprivate var points: [Point] {
    (y..<maxY).flatMap { y in (x..<maxX).map { Point(x: $0, y: y) } }
  }
}

extension CellBuffer {
  /// Replaces the cells of a rectangle by another text, except for placeholders.
  fileprivate mutating func forget(cellsIn rect: Rect) {
    let visible = rect.intersection(bounds)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX
      where !self[Point(x: x, y: y)].flags.contains(.placeholder) {
        write("\u{FFFD}", at: Point(x: x, y: y))
      }
    }
  }
}
