import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct GroupTests {
  @Test("an overlay or background of a group applies to each of its views, with its own state")
  func layers() {
    let window = Window {
      HStack(spacing: 0) {
        Group {
          Text("....")
          Text("......")
        }.overlay(alignment: .trailing) { Tally("a") }
          .background { GeometryReader { proxy in Text("\(proxy.size.width)").offset(y: 1) } }
      }.frame(height: 3)
    }
    let firstScreen = window.rows(10, 3)
    window.tap(8, 1)
    #expect(
      [firstScreen, window.rows(10, 3)] == [
        ["          ", "..a0....a0", "4   6     "], ["          ", "..a0....a1", "4   6     "],
      ])
  }

  @Test("wrappers around a group apply to each view in their order, and to none of an empty one")
  func empty() {
    let window = Window { Group {}.background(Color.red).overlay(Text("x")).padding() }

    let otherWindow = Window {
      HStack(spacing: 0) {
        Group {
          Text("a")
          ForEach(0..<2) { Text("\($0)") }
        }.padding(.leading, 1).border(.ascii)
      }
    }

    #expect(
      (window.rows(3, 1), window.frame?.regions.isEmpty, otherWindow.rows(12, 3)) == (
        ["   "], true, ["+--++--++--+", "| a|| 0|| 1|", "+--++--++--+"]
      ))
  }

  @Test("a view of a group keeps its identity when views before it are added and removed")
  func neighbours() {
    let (isThere, heard) = (Box(false), Box([String]()))
    let window = Window {
      HStack(spacing: 0) {
        Group {
          if isThere.value {
            Text("x")
            Text("y")
          }
          Text("a")
          Text("b")
        }.onPress { heard.note("\($0.phase)") }.focusable()
      }
    }
    _ = window.rows(2, 1)
    window.key(.tab)
    window.key(.tab)
    let focus = window.store.focus.current
    window.mouse(.down(.left), 1, 0)
    isThere.value = true
    _ = window.rows(4, 1)
    window.frame(size: Size(width: 4, height: 1), at: .zero)
    #expect(
      focus != nil && window.store.focus.current == focus
        && window.frame?.focusOrder.map(\.identity).last == focus)
  }
}
