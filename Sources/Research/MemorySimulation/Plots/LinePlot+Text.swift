import Axes

extension LinePlot {
  /// The characters of a plot of text.
  public enum Marks: Sendable {
    /// Geometric characters such as dots and squares, hollow if games are unfinished.
    case unicode
    /// Letters, lower-case if games are unfinished.
    case ascii

    private static let full: [Character] = ["●", "■", "▲", "◆", "★", "▼", "▶"]
    private static let hollow: [Character] = ["○", "□", "△", "◇", "☆", "▽", "▷"]

    fileprivate func mark(_ number: Int, isHollow: Bool) -> Character {
      let letters = Array(isHollow ? "abcdefg" : "ABCDEFG")
      let marks = self == .ascii ? letters : isHollow ? Self.hollow : Self.full
      return marks[number % marks.count]
    }

    fileprivate var frame: (side: String, mark: String, corner: String, line: String, tick: String)
    {
      switch self {
      case .unicode: ("│", "┤", "└", "─", "┴")
      case .ascii: ("|", "+", "+", "-", "+")
      }
    }
  }

  /// Returns the plot in characters, without title: rows of points, the axis below, and the legend.
  ///
  /// If two points have the same cell the later line's is visible. Intervals are left out: most are
  /// narrower than a cell, and the table has them.
  ///
  /// - Parameters:
  ///   - columns: The width, clamped to 30...10,000.
  ///   - height: The number of rows of points, clamped to 2...1,000.
  ///   - marks: The characters.
  /// - Returns: The lines, without trailing spaces.
  public func text(columns: Int, height: Int = 16, _ marks: Marks) -> [String] {
    let height = min(max(2, height), 1_000)
    let up = axis(upwards, from: Double(height - 1), to: 0, ticks: min(6, height / 2))
    let labels = up.ticks.map(up.label)
    let side = labels.map(\.count).max() ?? 0
    let width = max(8, min(max(30, columns), 10_000) - side - 3)
    let over = axis(across, from: 1, to: Double(width - 2), ticks: max(2, width / 9))
    return [String(repeating: " ", count: side) + " \(names.y)"]
      + rows(up, over, width, marks).enumerated().map { row, cells in
        let tick = zip(up.ticks, labels).first { Int(up.place($0.0).rounded()) == row }
        let label = tick?.1 ?? ""
        return String(repeating: " ", count: side - label.count) + label
          + " \(tick == nil ? marks.frame.side : marks.frame.mark)\(cells)"
      } + floor(over, side, width, marks) + meanings(marks)
  }

  private func axis(
    _ scale: PlotFrame.Scale, from start: Double, to end: Double, ticks most: Int
  ) -> PlotAxis {
    scale.axis(from: start, to: end, ticks: most)
  }

  private func rows(_ up: PlotAxis, _ over: PlotAxis, _ width: Int, _ marks: Marks) -> [String] {
    let height = Int(max(up.ends.start, up.ends.end)) + 1
    var cells = Array(repeating: Array(repeating: Character(" "), count: width), count: height)
    for (number, line) in lines.enumerated() {
      for point in line.points {
        guard let mean = point.summary.mean, over.shows(point.value), up.shows(mean) else {
          continue
        }
        cells[Int(up.place(mean).rounded())][Int(over.place(point.value).rounded())] =
          marks.mark(number, isHollow: point.unfinished > 0)
      }
    }
    return cells.map { row in
      String(row.prefix(row.count - row.reversed().prefix { $0 == " " }.count))
    }
  }

  /// Returns the text lines of the horizontal axis, with as many numbers as fit without touching.
  private func floor(_ over: PlotAxis, _ side: Int, _ width: Int, _ marks: Marks) -> [String] {
    var line = Array(repeating: marks.frame.line, count: width)
    var numbers = ""
    for tick in over.ticks {
      let column = Int(over.place(tick).rounded())
      let label = over.label(tick)
      let start = max(0, column - (label.count - 1) / 2)
      guard numbers.isEmpty || start > numbers.count, start + label.count <= width + 1 else {
        continue
      }
      line[column] = marks.frame.tick
      numbers += String(repeating: " ", count: start - numbers.count) + label
    }
    let indent = String(repeating: " ", count: side + 1)
    let name = String(repeating: " ", count: max(0, (width - names.x.count) / 2)) + names.x
    return [
      indent + marks.frame.corner + line.joined(), "\(indent) \(numbers)", "\(indent) \(name)",
    ]
  }

  private func meanings(_ marks: Marks) -> [String] {
    let names = lines.count == 1 ? [] : lines.map(\.name)
    let hollow = hollowMeaning.map { ["\(marks.mark(0, isHollow: true)) \($0)"] } ?? []
    return names.enumerated().map { "\(marks.mark($0, isHollow: false)) \($1)" } + hollow
      + [omission].compactMap(\.self)
  }
}
