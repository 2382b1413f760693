import Testing
import TextUI

/// Windows in the flow of other text.
@Suite("A window as high as its content")
struct FittedContentTests {
  private func lines<Root: View>(
    _ height: Int = 5, @ViewBuilder root: @escaping () -> Root
  ) -> [String] {
    var environment = EnvironmentValues()
    environment.reducesMotion = true
    let window = Window(environment: environment, root: root)
    window.fitsHeight = true
    return window.frame(size: Size(width: 10, height: height), at: .zero).buffer.lines
  }

  @Test("the frame has the ideal height of the content, which is at the top left")
  func ideal() {
    #expect(lines { Text("one") } == ["one       "])
    #expect(lines { Text("one two three four") } == ["one two   ", "three four"])
    #expect(lines { Text("one").frame(maxWidth: .max, maxHeight: .max) } == ["   one    "])
  }

  @Test("several views are stacked")
  func stacked() {
    let shown = lines {
      Text("one")
      Text("two")
    }
    #expect(shown == ["one       ", "two       "])
  }

  @Test("it has at least one row, and at most those of the size")
  func limits() {
    #expect(lines { EmptyView() } == ["          "])
    #expect(lines(2) { VStack { ForEach(0..<5) { Text("\($0)") } } }.count == 2)
  }

  @Test("a list shows its rows, and scrolls if there are more than fit")
  func list() {
    #expect(lines { List(0..<3, id: \.self) { Text("row \($0)") } }.count == 3)
    #expect(lines { List(0..<100_000, id: \.self) { Text("row \($0)") } }.count == 5)
  }

  @Test("the height changes with the content")
  func changes() {
    final class Content { var count = 1 }
    let content = Content()
    let window = Window { VStack { ForEach(0..<content.count, id: \.self) { Text("\($0)") } } }
    window.fitsHeight = true
    for count in [1, 3, 2] {
      content.count = count
      let frame = window.frame(size: Size(width: 3, height: 5), at: .zero)
      #expect(frame.buffer.size == Size(width: 3, height: count))
    }
  }

  @Test("a popup makes the frame as high as it needs")
  func popup() {
    let shown = lines(8) {
      Text("one").alert("two", isPresented: .constant(true)) { Button("OK") {} }
    }
    #expect(shown.first == "one       " && shown.contains(" ╰──────╯ "))
  }

  @Test("otherwise a frame has the size of the window, with its content in the middle")
  func unfitted() {
    let window = Window { Text("one") }
    #expect(window.frame(size: Size(width: 5, height: 3), at: .zero).buffer.lines[1] == " one ")
  }
}
