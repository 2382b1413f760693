/// The header of a plot: its title, the line below it, and the legend; each takes as many rows as
/// it needs.
struct PlotHeader {
  private static let (left, width) = (76.0, 620.0)
  private static let (titleSize, titleRow) = (18, 22.0)
  private static let (textSize, textRow) = (13, 17.0)
  private static let (keySize, keyRow) = (12, 18.0)

  /// An entry of the legend: a sample and its meaning.
  struct Key {
    let meaning: String
    /// Draws a sample around a point.
    let draw: (inout SVG, SVG.Point) -> Void
  }

  private let title: [String]
  private let subtitle: [String]
  private let keys: [(place: SVG.Point, key: Key)]
  /// The first pixel row below the header.
  let bottom: Double

  init(title: String, subtitle: String, keys: [Key] = []) {
    self.title = TextWidth.wrap(title, size: Self.titleSize, within: Self.width)
    self.subtitle = TextWidth.wrap(subtitle, size: Self.textSize, within: Self.width)
    let text =
      30 + Double(self.title.count - 1) * Self.titleRow + 22
      + Double(self.subtitle.count - 1) * Self.textRow
    self.keys = Self.placed(keys, below: text)
    bottom = (self.keys.last?.place.y ?? text) + (keys.isEmpty ? 24 : 22)
  }

  private static func placed(_ keys: [Key], below top: Double) -> [(SVG.Point, Key)] {
    var (x, y) = (left, top + 24)
    return keys.map { key in
      let meaning = TextWidth.cut(key.meaning, size: keySize, within: width - 30)
      let reach = 30 + TextWidth.of(meaning, size: keySize)
      if x > left, x + reach > left + width { (x, y) = (left, y + keyRow) }
      defer { x += reach + 14 }
      return (SVG.Point(x: x, y: y), Key(meaning: meaning, draw: key.draw))
    }
  }

  func draw(in svg: inout SVG, _ scheme: PlotScheme) {
    for (row, line) in title.enumerated() {
      let place = SVG.Point(x: Self.left, y: 30 + Double(row) * Self.titleRow)
      svg.label(line, at: place, size: Self.titleSize, color: scheme.title)
    }
    let below = 30 + Double(title.count - 1) * Self.titleRow + 22
    for (row, line) in subtitle.enumerated() {
      let place = SVG.Point(x: Self.left, y: below + Double(row) * Self.textRow)
      svg.label(line, at: place, size: Self.textSize, color: scheme.ink)
    }
    for (place, key) in keys {
      key.draw(&svg, SVG.Point(x: place.x + 11, y: place.y - 4))
      let text = SVG.Point(x: place.x + 28, y: place.y)
      svg.label(key.meaning, at: text, size: Self.keySize, color: scheme.ink)
    }
  }
}
