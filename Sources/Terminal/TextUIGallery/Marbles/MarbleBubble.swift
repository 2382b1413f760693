import Streams
import TextUI

/// A value on the line of a stream: a letter between round sides, or a list in brackets.
struct MarbleBubble {
  private let signs: [Character]
  private let isList: Bool
  private let isUnicode: Bool

  init(_ value: Marble, isUnicode: Bool) {
    switch value {
    case .letter(let sign): (signs, isList) = ([sign], false)
    case .list:
      (signs, isList) = (value.description.filter { !"[]".contains($0) }.map(\.self), true)
    }
    self.isUnicode = isUnicode
  }

  /// Returns the columns of the value, centred at a column, or further left to stay before a limit.
  func columns(around column: Int, before limit: Int) -> Range<Int> {
    let width = signs.count + 2
    let start = max(0, min(column - width / 2, limit - width))
    return start..<start + width
  }

  /// Draws the value.
  ///
  /// - Parameters:
  ///   - context: The graphics context.
  ///   - columns: The columns of the value.
  ///   - row: The row of the value.
  func draw(on context: inout GraphicsContext, in columns: Range<Int>, row: Int) {
    let start = columns.lowerBound
    side(isList ? "[" : isUnicode ? "▐" : "(", of: signs.first, at: start, row, on: &context)
    for (number, sign) in signs.enumerated() {
      context.style = Style(foreground: .black, background: color(of: sign), attributes: .bold)
      context.text(String(sign), at: Point(x: start + 1 + number, y: row))
    }
    side(
      isList ? "]" : isUnicode ? "▌" : ")", of: signs.last, at: columns.upperBound - 1, row,
      on: &context)
    context.style = .plain
  }

  private func side(
    _ side: String, of sign: Character?, at x: Int, _ y: Int, on context: inout GraphicsContext
  ) {
    context.style = Style(foreground: sign.map(color) ?? .terminal)
    context.text(side, at: Point(x: x, y: y))
  }

  /// Returns the colour of a letter, the same for upper and lower case.
  private func color(of sign: Character) -> Color {
    let colors: [Color] = [
      .brightCyan, .brightYellow, .brightMagenta, .brightGreen, .brightBlue, .white,
    ]
    let code = Int(sign.lowercased().unicodeScalars.first?.value ?? 0)
    return colors[(code + (sign.isNumber ? colors.count / 2 : 0)) % colors.count]
  }
}
