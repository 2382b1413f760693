public import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

@MainActor extension GameAnalysis {
  /// Returns a chart as lines of text: a bar per turn, as high as the score after it, above the
  /// sign of its kind.
  ///
  /// - Parameters:
  ///   - columns: The largest width; if there are more turns, several share a column.
  ///   - rows: The largest height, including the last row with the signs.
  ///   - isUnicode: True if more than ASCII may be used.
  /// - Returns: The rows from the first with a bar, without trailing spaces; empty without turns.
  public func chart(columns: Int, rows: Int, isUnicode: Bool) -> [String] {
    let bars = TurnBar.all(of: self)
    guard !bars.isEmpty, columns > 0, rows > 0 else { return [] }
    var environment = EnvironmentValues()
    environment.isUnicode = isUnicode
    let window = Window(environment: environment) {
      TurnChart(bars: bars, selection: nil, played: bars.count)
    }
    let frame = window.frame(size: Size(width: columns, height: rows), at: .zero)
    return Array(frame.buffer.lines.map(\.withoutBlanksAtEnd).drop(while: \.isEmpty))
  }

  /// Returns the legend of the kinds that occur: `o known, x forgot`.
  public func chartSigns(isUnicode: Bool) -> String {
    Turn.Kind.allCases.filter { count(of: $0) > 0 }
      .map { "\($0.sign(isUnicode: isUnicode)) \($0.words)" }.joined(separator: ", ")
  }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
