import TextUI

/// A card without a rim, for slots that are too small for one.
///
/// The last column is a gap. If there are several rows, the last one shows the countdown in its
/// upper half, and its lower half is a gap. The face has all other cells. The cursor is in the
/// gaps.
struct FlatCard<Content: View>: View {
  let content: Content
  let look: CardLook
  let colors: CardColors?
  let frame: CardFrame

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      content.frame(width: look.inside.width, height: look.inside.height)
        .background(ground)
        .reverse(frame.marks.hasCursor && look.edge == .none)
      if look.size.height > look.inside.height { lastRow }
    }
    .frame(width: look.size.width, height: look.size.height, alignment: .topLeading)
    .overlay(alignment: .leading) { side(look.isUnicode ? "▐" : "[").offset(x: -1) }
    .overlay(alignment: .trailing) { side(look.isUnicode ? "▌" : "]") }
  }

  private var ground: Color {
    guard let colors else { return .clear }
    return frame.isUp || frame.marks.isKnown ? frame.ground(colors) : look.color
  }

  @ViewBuilder private var lastRow: some View {
    let width = look.inside.width
    Group {
      if let countdown = frame.countdown {
        CountdownBar(countdown: countdown, columns: width, style: .halfRow(spent: spent))
          .foregroundStyle(colors?.lit ?? look.color)
          .redraw(after: frame.timeToNextStep(of: Countdown.middles(ofBar: width)))
      } else {
        Text(String(repeating: look.isUnicode && hasGround ? "▀" : " ", count: width))
          .foregroundStyle(edge)
      }
    }
    .textBackground(frame.marks.hasCursor && look.isUnicode ? cursor : .terminal)
    .lineLimit(1)
  }

  private var hasGround: Bool { colors != nil || !frame.isUp }

  private var spent: Color { colors?.spent ?? .terminal }

  /// The colour of the last row without a countdown.
  private var edge: Color {
    guard let colors else { return look.color }
    return frame.isUp && frame.marks.isMatched ? colors.matchedRim : ground
  }

  private var cursor: Color { colors?.cursorOnPaper ?? .brightYellow }

  @ViewBuilder private func side(_ sign: String) -> some View {
    if frame.marks.hasCursor, look.edge == .gap {
      Text(Array(repeating: sign, count: look.size.height).joined(separator: "\n"))
        .bold().foregroundStyle(cursor).fixedSize()
        .allowsHitTesting(false)
    }
  }
}
