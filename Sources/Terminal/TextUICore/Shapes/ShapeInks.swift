/// The styles of the cells that a shape covers, depending on the styles below.
struct ShapeInks {
  let glyphs: ShapeGlyphs
  private let color: Color
  private let opacity: UInt8
  private let scheme: ColorScheme
  private let table: CellTable
  /// The style below of the cached styles.
  private var under: UInt16?
  private var whole: UInt16 = 0
  private var part: UInt16 = 0

  init(_ ink: Ink, _ glyphs: ShapeGlyphs, _ painter: Painter) {
    self.glyphs = glyphs
    color = painter.table.style(ink.style).foreground
    opacity = ink.opacity
    scheme = painter.colorScheme
    table = painter.table
  }

  /// Returns the style of a cell that is covered completely, or in part.
  mutating func style(over under: UInt16, isWhole: Bool) -> UInt16 {
    if self.under != under { mix(over: under) }
    return isWhole ? whole : part
  }

  /// Computes the styles; a completely covered cell has the colour twice, so that later text keeps
  /// it as its background, and a terminal without colours still shows the sign.
  private mutating func mix(over under: UInt16) {
    let below = table.style(under).background
    let mixed = below.asForeground(scheme: scheme).mixed(
      with: color, fraction: Double(opacity) / 255, scheme: scheme, role: .foreground)
    let background = mixed == .terminal ? below : mixed
    part = table.number(of: Style(foreground: mixed, background: below))
    whole = table.number(of: Style(foreground: mixed, background: background))
    self.under = under
  }
}

extension Painter {
  /// Draws the glyph of a cell with some covered samples.
  mutating func put(_ samples: UInt8, x: Int, y: Int, _ inks: inout ShapeInks) {
    let target = cells + (y * size.width + x)
    // Overwrites a half of a wide cluster, and clears its other half.
    if target.pointee.width != 1 { put(.blank, x: x, y: y, Ink(style: target.pointee.style)) }
    target.pointee = Cell(
      grapheme: inks.glyphs.scalar(for: samples),
      style: inks.style(
        over: target.pointee.style, isWhole: samples == inks.glyphs.allSamples))
  }
}
