import Testing
import TextUI

@Suite struct RepresentableTests {
  private let heard = Box([String]())
  private let size = Size(width: 6, height: 2)

  @Test("a drawing is created once, after its coordinator, and updated with each new value")
  func once() {
    let word = Box("ab")
    let window = Window { Sign(word: word.value, heard: heard) }
    #expect(window.rows(6, 2) == ["ab    ", "------"])
    var logs = [heard.take()]
    #expect(window.rows(6, 2, at: 1) == ["ab    ", "------"])
    logs.append(heard.take())
    word.value = "long words"
    #expect(window.rows(6, 2, at: 2) == ["long w", "------"])
    logs.append(heard.take())
    #expect(logs == [["coordinator", "drawing", "update ab"], [], ["update long words"]])
  }

  @Test("a view with another identity, or shown again, has a new drawing")
  func identity() {
    let id = Box<Int?>(1)
    let window = Window {
      if let id = id.value { Sign(word: "a", heard: heard).id(id) }
    }
    let made = ["coordinator", "drawing", "update a"]
    _ = window.rows(6, 2)
    var logs = [heard.take()]
    id.value = 2
    _ = window.rows(6, 2)
    logs.append(heard.take())
    id.value = nil
    #expect(window.rows(6, 2) == ["      ", "      "])
    id.value = 2
    _ = window.rows(6, 2)
    logs.append(heard.take())
    #expect(logs == [made, made, made])
  }

  @Test("a drawing notifies the view, which is updated in every frame if it cannot be compared")
  func coordinator() throws {
    let made = Box<Signpost?>(nil)
    let window = Window { Changes(made: made) }
    let firstScreen = window.rows(6, 2)
    try #require(made.value).write("x")

    let otherWindow = Window { Updates().environment(\.lineLimit, 3) }

    #expect(
      (
        [firstScreen, window.rows(6, 2)], [otherWindow.rows(4, 1), otherWindow.rows(4, 1)],
        otherWindow.frame(size: size, at: .zero).wake
      ) == ([["0     ", "      "], ["1     ", "      "]], [["1 3 "], ["2 3 "]], .seconds(7)))
  }

  @Test("a drawing takes the proposed size or its own, and is drawn in the colours of its place")
  func sizes() {
    #expect(
      rows(6, 3) { Sign(word: "ab", heard: heard).border(.ascii) } == [
        "+----+", "|ab  |", "+----+",
      ])
    let row = rows(6, 1) {
      HStack(spacing: 0) {
        Text("<")
        Updates()
        Text(">")
      }
    }

    let window = Window { Sign(word: "abcdef", heard: heard).foregroundStyle(.red).frame(width: 3) }
    let buffer = window.frame(size: size, at: .zero).buffer

    #expect(
      (row, buffer.lines, buffer.style(at: Point(x: 1, y: 0))) == (
        ["<1 0> "], [" abc  ", " ---  "], Style(foreground: .red)
      ))
  }
}

/// A drawing as another library might provide it: an object with words and a delegate.
private final class Signpost {
  private(set) var words = ""
  var onChange: () -> Void = {}

  func write(_ words: String) {
    self.words = words
    onChange()
  }
}

/// A word over a line.
private struct Sign: Representable, Equatable {
  let word: String
  let heard: Box<[String]>

  static func == (first: Sign, second: Sign) -> Bool { first.word == second.word }

  func makeCoordinator() { heard.note("coordinator") }

  func makeDrawing(context: Context) -> Signpost {
    heard.note("drawing")
    return Signpost()
  }

  func update(_ signpost: Signpost, context: Context) {
    heard.note("update \(word)")
    signpost.write(word)
  }

  func draw(_ signpost: Signpost, in context: inout GraphicsContext) {
    context.text(signpost.words, at: .zero)
    context.fill(Rect(x: 0, y: 1, width: context.size.width, height: 9), with: "-")
  }
}

/// The number of changes of a signpost.
private struct Changes: Representable {
  let made: Box<Signpost?>
  @State private var changes = Box(0)

  func makeCoordinator() -> Box<Int> { Box(0) }

  func makeDrawing(context: Context) -> Signpost {
    let signpost = Signpost()
    signpost.onChange = { context.coordinator.value += 1 }
    made.value = signpost
    return signpost
  }

  func update(_ signpost: Signpost, context: Context) {
    changes.value = context.coordinator.value
  }

  func draw(_ signpost: Signpost, in context: inout GraphicsContext) {
    context.text("\(changes.value)", at: .zero)
  }
}

/// The number of updates, and the line limit of the environment.
private struct Updates: Representable {
  @State private var count = Box(0)

  func makeDrawing(context: Context) -> Signpost { Signpost() }

  func update(_ signpost: Signpost, context: Context) {
    count.value += 1
    signpost.write("\(count.value) \(context.environment.lineLimit ?? 0)")
    context.redraw.request(at: .seconds(7))
  }

  func draw(_ signpost: Signpost, in context: inout GraphicsContext) {
    context.text(signpost.words, at: .zero)
  }

  func sizeThatFits(_ proposal: Proposal, _ signpost: Signpost) -> Size {
    Size(width: signpost.words.count, height: 1)
  }
}
