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

  @Test("the frame has the ideal height of the content, otherwise the size of the window")
  func ideal() {
    #expect(
      [
        lines { Text("one") }, lines { Text("one two three four") },
        lines { Text("one").frame(maxWidth: .max, maxHeight: .max) },
      ] == [["one       "], ["one two   ", "three four"], ["   one    "]])
    let unfitted = Window { Text("one") }
    #expect(unfitted.rows(5, 3)[1] == " one ")
  }

  @Test("several views are stacked, in at least one row, and at most those of the size")
  func stacked() {
    let shown = lines {
      Text("one")
      Text("two")
    }
    #expect([shown, lines { EmptyView() }] == [["one       ", "two       "], ["          "]])
    #expect(
      [
        lines(2) { VStack { ForEach(0..<5) { Text("\($0)") } } }.count,
        lines { List(0..<3, id: \.self) { Text("row \($0)") } }.count,
        lines { List(0..<100_000, id: \.self) { Text("row \($0)") } }.count,
      ] == [2, 3, 5])
  }

  @Test("the height changes with the content, and a popup makes it as high as it needs")
  func changes() {
    final class Content { var count = 1 }
    let content = Content()
    let window = Window { VStack { ForEach(0..<content.count, id: \.self) { Text("\($0)") } } }
    window.fitsHeight = true
    let sizes = [1, 3, 2].map { count in
      content.count = count
      return window.frame(size: Size(width: 3, height: 5), at: .zero).buffer.size
    }
    #expect(sizes == [1, 3, 2].map { Size(width: 3, height: $0) })
    let shown = lines(8) {
      Text("one").alert("two", isPresented: .constant(true)) { Button("OK") {} }
    }
    #expect(shown.first == "one       " && shown.contains(" ╰──────╯ "))
  }
}
