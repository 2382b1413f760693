import MemoryModel
import MemoryViewModel
import TextUI

/// The bonus time that is left, beside the points, for cards of one row, which cannot show it.
struct HeaderCountdown: View {
  let model: GameViewModel
  /// True if the bar is redrawn while the time runs.
  let countsDown: Bool

  /// The columns with the space beside the bar.
  static let width = columns + 2
  private static let columns = 6

  var body: some View {
    if let countdown {
      CountdownBar(countdown: countdown, columns: Self.columns, style: .bordered)
        .foregroundStyle(model.setup.theme.color.text)
        .redraw(
          after: countsDown
            ? countdown.timeToNextStep(of: Countdown.middles(ofBar: Self.columns)) : nil)
    }
  }

  /// The countdown of the open card that earns least.
  private var countdown: Countdown? {
    model.table.compactMap(Countdown.init).min { $0.left < $1.left }
  }
}

/// True if the cards of a board have no room for a countdown.
enum LacksCountdown: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}
