public import MemoryEngine
import MemoryViewModel
import TextUI

extension GameAnalysis {
  /// One bar a turn as lines of text, as high as the score after it, above the sign of its kind.
  ///
  /// - Parameters:
  ///   - columns: At most so many; of more turns than columns several share one.
  ///   - rows: At most so many, the last of which has the signs.
  ///   - isUnicode: Whether more than ASCII may be used.
  /// - Returns: The rows from the first that has a bar, without blanks at their ends; none without
  ///   turns.
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

  /// The signs of the kinds that occur, each with its words: `o known, x forgot`.
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
