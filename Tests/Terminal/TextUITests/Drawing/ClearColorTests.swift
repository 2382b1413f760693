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
    #expect(window.rows(7, 1) == [" below "])
    window.tap(2, 0)
    #expect(taps.value == 1)
  }

  @Test("its ideal size is one cell")
  func ideal() {
    #expect(
      rows(3, 1) {
        HStack(spacing: 0) {
          Text("a")
          Color.clear.fixedSize()
          Text("b")
        }
      } == ["a b"])
  }

  @Test("text, shapes and borders of it are not drawn, but take their space")
  func foreground() {
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
    #expect(screen == [".........", ".......x.", "........."])
  }

  @Test("behind letters it keeps the colour below")
  func textBackground() {
    let frame = Renderer().frame(
      of: Text("a").textBackground(.clear).background(Color.red),
      size: Size(width: 1, height: 1), at: .zero)
    #expect(frame.buffer.style(at: .zero).background == .red)
  }
}
