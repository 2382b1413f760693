import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct FocusTests {
  private let heard = Box([String]())

  /// A focusable name that shows its focus.
  private struct Field: View {
    let name: String
    @Environment(\.isFocused) var isFocused
    var body: some View { Text(isFocused ? "[\(name)]" : " \(name) ") }
  }

  private func field(_ name: String) -> some View {
    Field(name: name).focusable { heard.note("\(name) \($0)") }
  }

  @Test("Tab follows the order of the views and wraps around, shift-Tab goes back from the end")
  func tab() {
    let window = Window {
      HStack(spacing: 0) {
        field("a")
        Text("-")
        field("b")
        field("c")
      }
    }
    let rows = states(
      of: window.rows(10, 1)[0], { window.key(.tab) }, { window.key(.tab) },
      { for _ in 0..<2 { window.key(.tab) } }, { window.key(.tab, .shift) })
    let backwards = Window { HStack(spacing: 0) { ForEach(["d", "e"], id: \.self) { field($0) } } }
    _ = backwards.rows(6, 1)
    backwards.key(.tab, .shift)
    #expect(
      rows + backwards.rows(6, 1) == [
        " a - b  c ", "[a]- b  c ", " a -[b] c ", "[a]- b  c ", " a - b [c]", " d [e]",
      ])
    #expect(heard.take().prefix(3) == ["a true", "a false", "b true"])
  }

  @Test("arrows go to the nearest view in their direction, and stay where there is none")
  func arrows() {
    let window = Window {
      VStack(spacing: 0) {
        ForEach(0..<3) { row in
          HStack(spacing: 0) { ForEach(0..<3) { column in field("\(row * 3 + column)") } }
        }
      }
    }
    _ = window.rows(9, 3)
    window.key(.tab)
    func focused(after keys: [TextUI.Key]) -> String {
      for key in keys { window.key(key) }
      return window.rows(9, 3).joined().split { !$0.isNumber && $0 != "[" }
        .first { $0.hasPrefix("[") }.map { String($0.dropFirst()) } ?? ""
    }
    #expect(
      [
        focused(after: []), focused(after: [.right, .down]), focused(after: [.down, .down, .down]),
        focused(after: [.left, .left]), focused(after: [.up, .up, .right, .right, .right]),
      ] == ["0", "4", "7", "6", "2"])
  }

  /// A field that is drawn above its neighbours while it has focus.
  private struct Rising: View {
    let name: String
    @State private var hasFocus = false
    var body: some View {
      Field(name: name).focusable { hasFocus = $0 }.zIndex(hasFocus ? 1 : 0)
    }
  }

  @Test("the order of the views also applies if one of them is raised above the others")
  func lifted() {
    let window = Window {
      HStack(spacing: 0) {
        Rising(name: "a")
        GeometryReader { _ in
          HStack(spacing: 0) {
            Rising(name: "b")
            Rising(name: "c")
          }
        }
        Rising(name: "d")
      }
    }
    _ = window.rows(12, 1)
    let rows = (0..<5).map { _ in
      window.key(.tab)
      return window.rows(12, 1)[0]
    }
    #expect(
      rows == ["[a] b  c  d ", " a [b] c  d ", " a  b [c] d ", " a  b  c [d]", "[a] b  c  d "])
  }

  @Test("a press gives focus to the innermost view that can have it")
  func press() {
    let window = Window {
      HStack(spacing: 0) {
        field("a")
        field("b")
      }.focusable { heard.note("row \($0)") }.padding(.bottom, 1)
    }
    _ = window.rows(6, 2)
    window.tap(4, 0)
    let inner = heard.take()
    window.tap(4, 1)
    #expect([inner, heard.take()] == [["b true"], []])
  }

  @Test("keys go from the focused view outwards, and are unhandled then")
  func chain() {
    let window = Window {
      VStack {
        HStack {
          field("a").onKeyPress { key in
            heard.note("a")
            return key.key == .enter ? .handled : .ignored
          }
          field("b").onKeyPress { _ in
            heard.note("b")
            return .ignored
          }
        }.onKeyPress { key in
          heard.note("row")
          return key.key == .space ? .handled : .ignored
        }
        Text("c").onKeyPress { key in
          heard.note("c")
          return key.key == .tab ? .ignored : .handled
        }
      }.onKeyPress { _ in
        heard.note("window")
        return .ignored
      }
    }
    _ = window.rows(9, 2)
    window.key(.tab)
    _ = heard.take()
    let answers = [TextUI.Key.enter, .space, .escape].map { key -> [String] in
      let isHandled = window.key(key)
      return heard.take() + ["\(isHandled)"]
    }
    #expect(
      answers == [["a", "true"], ["a", "row", "true"], ["a", "row", "window", "false"]])
  }

  @Test(
    "without a focus the frontmost view with a handler is called first; text is pasted like keys")
  func frontmost() {
    let window = Window {
      ZStack {
        Text("a").onKeyPress(.enter) { heard.note("back") }
        Text("b").onKeyPress(.enter) { heard.note("front") }
        Text("c").onKeyPress(.enter) { heard.note("hidden") }.hidden()
        Text("d").onKeyPress(.enter) { heard.note("disabled") }.disabled()
      }.onKeyPress(.escape) { heard.note("window") }
    }
    _ = window.rows(3, 1)
    window.key(.enter)
    window.key(.escape)
    window.key(.enter, .control)
    #expect(heard.take() == ["front", "window"])

    let pasted = Window {
      field("a").onPaste {
        heard.note($0)
        return .ignored
      }.onPaste {
        heard.note("outer " + $0)
        return .handled
      }
    }
    _ = pasted.rows(3, 1)
    #expect(pasted.send(.paste("x\ny"), at: .zero) && heard.take() == ["x\ny", "outer x\ny"])
  }

  @Test("the default has the focus if nothing else has it, and gets it back")
  func defaults() {
    let isThere = Box(true)
    let window = Window {
      HStack(spacing: 0) {
        if isThere.value { field("a") }
        field("b").defaultFocus()
      }
    }
    let rows = states(of: window.rows(6, 1)[0], { window.key(.tab) })
    _ = heard.take()
    isThere.value = false
    #expect(
      [rows + window.rows(3, 1), heard.take()] == [
        [" a [b]", "[a] b ", "[b]"], ["a false", "b true"],
      ])
  }

  @Test("the views of a group can each have focus")
  func groups() {
    let window = Window {
      HStack(spacing: 0) {
        Group {
          Text("a").onKeyPress(.enter) { heard.note("a") }
          Text("b").onKeyPress(.enter) { heard.note("b") }
        }.focusable { heard.note("\($0)") }
      }
    }
    _ = window.rows(2, 1)
    let count = window.frame?.focusOrder.count
    for _ in 0..<2 { _ = window.rows(2, 1, after: .tab) }
    #expect(count == 2 && heard.take() == ["true", "false", "true"])
  }
}
