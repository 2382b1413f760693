/// The styles a shape gives the cells it covers, depending on what was there.
struct ShapeInks {
  let glyphs: ShapeGlyphs
  private let color: Color
  private let opacity: UInt8
  private let scheme: ColorScheme
  private let table: CellTable
  /// The styles over the style that was met last.
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

  /// The style of a cell that is covered as a whole, or in part.
  mutating func style(over under: UInt16, isWhole: Bool) -> UInt16 {
    if self.under != under { mix(over: under) }
    return isWhole ? whole : part
  }

  /// A cell that is covered as a whole has the colour twice: text drawn over it later keeps it as
  /// its background, and a terminal without colours still shows the sign.
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
  /// Puts the sign of a cell of which some samples are covered.
  mutating func put(_ samples: UInt8, x: Int, y: Int, _ inks: inout ShapeInks) {
    let target = cells + (y * size.width + x)
    // Half of a wide cluster is drawn over with care for the other half.
    if target.pointee.width != 1 { put(.blank, x: x, y: y, Ink(style: target.pointee.style)) }
    target.pointee = Cell(
      grapheme: inks.glyphs.scalar(for: samples),
      style: inks.style(
        over: target.pointee.style, isWhole: samples == inks.glyphs.allSamples))
  }
}
