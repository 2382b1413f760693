import Testing
import TextUI

@Suite("Drags that fly back")
struct DragFlightTests {
  private let heard = Box([String]())
  private let size = Size(width: 12, height: 1)

  /// Returns a window with `ab` at the left end of a row, which rejects drops.
  private func window(_ isThere: Box<Bool> = Box(true), gap: Box<Int> = Box(0)) -> Window {
    let window = Window {
      HStack(spacing: 0) {
        if isThere.value { Text("ab").padding(.leading, gap.value).draggable("ab") }
        Spacer()
      }
      .dropDestination(
        for: String.self, isTargeted: { heard.note("\($0)") },
        action: { _, _ in
          heard.note("refused")
          return false
        })
    }
    _ = window.rows(12, 1)
    return window
  }

  /// Lifts the view, drags it ten columns to the right, and returns the row.
  @discardableResult
  private func lift(_ window: Window) -> [String] {
    window.mouse(.down(.left), 0, 0)
    window.mouse(.moved(.left), 10, 0)
    return window.rows(12, 1)
  }

  @Test("a refused drag flies back to its start")
  func refused() {
    let window = window()
    let lifted = lift(window)
    window.mouse(.up(.left), 10, 0)
    let rows = stride(from: 0, through: 0.2, by: 0.05).map { window.rows(12, 1, at: $0)[0] }
    #expect(
      [lifted + rows, heard.value] == [
        [
          "ab        ab", "ab        ab", "ab      ab  ", "ab  ab      ", "aab         ",
          "ab          ",
        ], ["true", "false", "refused"],
      ])
    #expect(window.wake(12, 1, at: 1) == nil && window.rows(12, 1, at: 1) == ["ab          "])
  }

  @Test("it flies as well if all events came between two frames")
  func atOnce() {
    let window = window()
    window.mouse(.down(.left), 0, 0)
    window.mouse(.moved(.left), 5, 0)
    window.mouse(.up(.left), 10, 0)
    #expect(
      [window.rows(12, 1), window.rows(12, 1, at: 1)] == [["ab        ab"], ["ab          "]])
  }

  @Test("with reduced motion it is back at once")
  func reducedMotion() {
    let window = window()
    lift(window)
    window.environment.reducesMotion = true
    window.mouse(.up(.left), 10, 0)
    #expect(window.rows(12, 1) == ["ab          "] && window.wake(12, 1) == nil)
  }

  @Test("it flies to the current place of its view")
  func movedHome() {
    let gap = Box(0)
    let window = window(gap: gap)
    var rows = lift(window)
    gap.value = 4
    window.mouse(.up(.left), 10, 0)
    rows += [0, 0.05, 1].map { window.rows(12, 1, at: $0)[0] }
    #expect(rows == ["ab        ab", "    ab    ab", "    ab  ab  ", "    ab      "])
  }

  @Test("Esc sends it back, and the rest of the press is ignored")
  func escape() {
    let window = window()
    lift(window)
    #expect(window.key(.escape) && heard.take() == ["true", "false"])
    let before = window.rows(12, 1, at: 1)
    window.mouse(.moved(.left), 3, 0, at: 2)
    window.mouse(.up(.left), 3, 0, at: 2)
    #expect(before + window.rows(12, 1, at: 2) == ["ab        ab", "ab          "])
    #expect(heard.value == [] && !window.key(.escape), "without a drag it is for others")
  }

  @Test("a resize of the window sends it back")
  func resized() {
    let window = window()
    let rows = lift(window) + window.rows(13, 1) + window.rows(13, 1, at: 1)
    #expect(
      [rows, heard.value] == [
        ["ab        ab", "ab        ab ", "ab           "], ["true", "false"],
      ])
  }

  @Test("when its view is removed the drag ends")
  func goneView() {
    let isThere = Box(true)
    let window = window(isThere)
    lift(window)
    isThere.value = false
    let (gone, ended) = (window.rows(12, 1), heard.take())
    window.mouse(.up(.left), 10, 0)
    isThere.value = true
    #expect(gone + window.rows(12, 1) == ["            ", "ab          "])
    #expect([ended, heard.value] == [["true", "false"], []])
  }

  @Test("a drag that flies back disappears when another one is lifted")
  func anotherDrag() {
    let window = window()
    lift(window)
    window.mouse(.up(.left), 10, 0)
    _ = window.rows(12, 1)
    window.mouse(.down(.left), 1, 0)
    window.mouse(.moved(.left), 5, 0)
    #expect(window.rows(12, 1) == ["ab  ab      "])
  }

  @Test("a drag's picture survives a change of the cell table")
  func newNumbers() {
    let window = Window { Text("🇫🇷x").foregroundStyle(.red).draggable(1) }
    let table = window.frame(size: Size(width: 9, height: 2), at: .zero).buffer.table
    window.mouse(.down(.left), 3, 0)
    window.mouse(.moved(.left), 5, 1)
    for number in 0...60_000 {
      let color = Color(red: UInt8(number / 256), green: UInt8(number % 256), blue: 1)
      _ = table.number(of: Style(foreground: color))
    }
    let buffer = window.frame(size: Size(width: 9, height: 2), at: .zero).buffer
    #expect(buffer.table !== table && buffer.lines == ["   🇫🇷x   ", "     🇫🇷x "])
    #expect(buffer.style(at: Point(x: 6, y: 1)) == Style(foreground: .red))
  }
}
