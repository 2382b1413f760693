import TextUI

/// The bonus time that is left, as a bar of one row.
struct CountdownBar: View {
  /// The signs of a bar.
  enum Style {
    /// A part of a border: `━━━──`, or `===--` in ASCII.
    case bordered
    /// The upper half of a row, or its letters in ASCII.
    case halfRow(spent: Color)
  }

  let countdown: Countdown
  let columns: Int
  let style: Style
  @Environment(\.drawsLines) private var drawsLines

  var body: some View {
    let lit = countdown.lit(ofBar: columns)
    HStack(spacing: 0) {
      Text(String(repeating: litSign, count: lit))
      switch style {
      case .bordered: Text(String(repeating: drawsLines ? "─" : "-", count: columns - lit))
      case .halfRow(let spent):
        Text(String(repeating: drawsLines ? "▀" : " ", count: columns - lit))
          .foregroundStyle(spent)
      }
    }
    .fixedSize()
    .accessibilityHidden()
    .allowsHitTesting(false)
  }

  private var litSign: String {
    guard drawsLines else { return "=" }
    if case .bordered = style { return "━" }
    return "▀"
  }
}
