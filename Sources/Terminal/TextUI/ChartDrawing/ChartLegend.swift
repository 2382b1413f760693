/// The legend of a chart, and the looks of its series.
struct ChartLegend {
  /// The name of a series behind its symbol.
  struct Entry {
    let symbol: Character
    let name: String
    let ink: ChartInk
  }

  private let entries: [Entry]
  private let isUnicode: Bool

  /// The colours of series; all have names, so that they follow the terminal's palette.
  private static let colors: [Color] = [
    .cyan, .yellow, .magenta, .green, .red, .brightBlue, .brightYellow,
  ]
  private static let symbols: [[Character]] = [Array("●■▲◆★▼▶"), Array("*ox+#@%")]

  init(_ marks: ChartMarks, _ visibility: Visibility, isUnicode: Bool) {
    self.isUnicode = isUnicode
    let isShown = visibility == .visible || visibility == .automatic && marks.seriesNames.count > 1
    let fills = Set(
      marks.marks.lazy.filter { $0.kind == .bar || $0.kind == .area }.map { Int($0.series) })
    let glyphs = BarGlyphs(isUnicode: isUnicode)
    var inks: [Int: ChartInk] = [:]
    for mark in marks.marks where inks[Int(mark.series)] == nil {
      inks[Int(mark.series)] = Self.ink(of: mark, marks)
    }
    entries = (isShown ? marks.seriesNames : []).enumerated().map { number, name in
      let symbol =
        fills.contains(number)
        ? Character(Unicode.Scalar(glyphs.fill(number)) ?? "#")
        : Self.symbol(number, isUnicode: isUnicode)
      return Entry(symbol: symbol, name: name, ink: inks[number] ?? ChartInk())
    }
  }

  static func symbol(_ series: Int, isUnicode: Bool) -> Character {
    let symbols = symbols[isUnicode ? 0 : 1]
    return symbols[max(0, series) % symbols.count]
  }

  /// Returns the colour and the opacity of a mark.
  static func ink(of mark: ChartMark, _ marks: ChartMarks) -> ChartInk {
    let look = marks.looks[Int(mark.look)]
    let series = mark.series < 0 ? nil : colors[Int(mark.series) % colors.count]
    return ChartInk(color: look.color ?? series, opacity: look.opacity)
  }

  /// Returns the entries by rows, as many in each as fit.
  func rows(width: Int, _ measure: (String) -> Int) -> [[Entry]] {
    var rows: [[Entry]] = []
    var used = 0
    for entry in entries {
      let wanted = measure(entry.name) + 2
      if rows.isEmpty || used + 2 + wanted > width {
        rows.append([entry])
        used = wanted
      } else {
        rows[rows.count - 1].append(entry)
        used += 2 + wanted
      }
    }
    return rows
  }
}
