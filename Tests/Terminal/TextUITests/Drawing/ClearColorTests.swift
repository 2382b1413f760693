import Testing
import TextUI

/// A clear colour leaves the content below unchanged, wherever it is set.
@Suite struct ClearColorTests {
  @Test("as a view it takes the proposed space, and the view below is visible and can be pressed")
  func view() {
    let taps = Slip(0)
    let window = Window {
      ZStack {
        Text("below").onTapGesture { taps.value += 1 }
        Color.clear
      }
      .frame(width: 5, height: 1)
    }
    let rows = window.rows(7, 1)
    window.tap(2, 0)
    #expect(rows == [" below "] && taps.value == 1)
  }

  @Test("its ideal size is one cell; text, shapes and borders of it take their space, undrawn")
  func foreground() {
    let ideal = rows(3, 1) {
      HStack(spacing: 0) {
        Text("a")
        Color.clear.fixedSize()
        Text("b")
      }
    }
    let screen = rows(9, 3) {
      ZStack {
        VStack(spacing: 0) { ForEach(0..<3) { _ in Text(".........") } }
        HStack(spacing: 0) {
          Text("abc").foregroundStyle(.clear)
          Rectangle().fill(.clear)
          Text("x").border(.rounded, color: .clear)
        }
      }
    }
    #expect(ideal + screen == ["a b", ".........", ".......x.", "........."])
  }

  @Test("behind letters it keeps the colour below")
  func textBackground() {
    let frame = Renderer().frame(
      of: Text("a").textBackground(.clear).background(Color.red),
      size: Size(width: 1, height: 1), at: .zero)
    #expect(frame.buffer.style(at: .zero).background == .red)
  }
}
