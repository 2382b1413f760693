import CommandLineKit
import MemoryModel
import TextUI

extension ValueForm<Point> {
  /// A value form for a cell: a column and a row, such as `30,5`, both starting from 0.
  static var cell: Self {
    Self(
      help: ValueHelp(
        placeholder: "X,Y", allowed: "a column and a row from 0 on, such as 30,5")
    ) { text in
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
        .map { Int(typed: String($0), in: 0...999) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
      return Point(x: x, y: y)
    }
  }
}

extension PreviewCommand {
  /// Prints the views at a cell, each with its column, row, width and height, and below them what
  /// the page has printed meanwhile.
  ///
  /// - Throws: `UsageError` for a cell outside of the picture.
  @MainActor func print(
    _ preview: Preview, at cell: Point, in context: RunContext, to output: inout StandardOutput
  ) throws {
    guard Rect(size: preview.size).contains(cell) else {
      throw UsageError.usage(
        "\(Option.inspect.row.title) \(cell.x),\(cell.y) is outside of the picture, of which the "
          + "last cell is \(preview.size.width - 1),\(preview.size.height - 1)")
    }
    var views: [InspectedView] = []
    let log = TerminalLog()
    log.append(
      context.stage.outputOf {
        views = preview.views(at: cell, after: picture.keys?.events ?? [])
      })
    try print(views, to: &output)
    try print(log, to: &output)
  }

  private func print(_ views: [InspectedView], to output: inout StandardOutput) throws {
    let places = views.map { "\($0.rect.x),\($0.rect.y) \($0.rect.width)x\($0.rect.height)" }
    let width = places.map(\.count).max() ?? 0
    for (view, place) in zip(views, places) {
      try output.write(place + String(repeating: " ", count: width + 2 - place.count))
      try output.write("\(view.name)\n")
    }
  }

  @MainActor private func print(_ log: TerminalLog, to output: inout StandardOutput) throws {
    if log.lines.isEmpty { return }
    try output.write("Log\n")
    for line in log.lines { try output.write("  \(line.printable())\n") }
  }
}
