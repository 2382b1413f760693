import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct FocusArrowTests {
  /// Bars of some lengths; the focused one shows its number.
  private struct Bars: View {
    let lengths: [Int]
    let isColumn: Bool

    var body: some View {
      if isColumn {
        VStack(alignment: .leading, spacing: 0) { bars }
      } else {
        HStack(alignment: .top, spacing: 0) { bars }
      }
    }

    private var bars: some View {
      ForEach(0..<lengths.count) { index in
        Bar(number: index)
          .frame(width: isColumn ? lengths[index] : 1, height: isColumn ? 1 : lengths[index])
          .focusable()
          .defaultFocus(index == 0)
      }
    }
  }

  private struct Bar: View {
    @Environment(\.isFocused) private var isFocused
    let number: Int

    var body: some View { Text(isFocused ? "\(number)" : ".") }
  }

  /// The lengths of three bars, each from 1 to 24.
  private nonisolated static let lengths = [1, 5, 9, 13, 24].flatMap { first in
    [1, 5, 9, 13, 24].flatMap { second in [1, 5, 9, 13, 24].map { [first, second, $0] } }
  }

  @Test("arrows skip no bar in their way, for any lengths", arguments: lengths)
  func leavesOutNone(lengths: [Int]) {
    for isColumn in [true, false] {
      let window = Window { Bars(lengths: lengths, isColumn: isColumn) }
      let (forth, back): (Key, Key) = isColumn ? (.down, .up) : (.right, .left)
      let focused = states(
        of: window.rows(24, 24).joined().filter(\.isNumber), { window.key(forth) },
        { window.key(forth) },
        {
          window.key(forth)
          window.key(back)
        }, { window.key(back) })
      #expect(focused == ["0", "1", "2", "1", "0"])
    }
  }

  @Test("a view beyond the focused one takes precedence over one only beside it")
  func prefersBeyond() {
    let window = Window {
      HStack(alignment: .top, spacing: 1) {
        Bar(number: 1).frame(width: 4, height: 8).focusable()
        VStack(alignment: .leading, spacing: 0) {
          Bar(number: 0).frame(width: 30, height: 8).focusable().defaultFocus()
          Bar(number: 2).frame(width: 6, height: 1).focusable()
        }
      }
    }
    let focused = states(
      of: window.rows(40, 10).joined().filter(\.isNumber), { window.key(.left) },
      {
        window.key(.right)
        window.key(.down)
      })
    #expect(focused == ["0", "1", "2"])
  }
}
