import Testing
import TextUI

@Suite("Esc during a drag")
struct DragEscapeTests {
  @Test("Esc reverts a drag of a scroll or a zoom view, whose rest is ignored")
  func scrollsBack() {
    let window = Window {
      ScrollView(showsIndicators: false) { ForEach(0..<9) { Text("row \($0)") } }
        .onKeyPress(.escape) { Issue.record("Esc is the drag's") }
    }
    _ = window.rows(5, 3)
    window.mouse(.wheel(x: 0, y: 1), 0, 0)
    var seenRows = [window.rows(5, 3)[0]]
    window.mouse(.down(.left), 0, 2)
    window.mouse(.moved(.left), 0, 0)
    seenRows.append(window.rows(5, 3)[0])

    #expect(window.key(.escape))
    seenRows.append(window.rows(5, 3)[0])
    window.mouse(.moved(.left), 0, 1)
    window.mouse(.up(.left), 0, 1)
    seenRows.append(window.rows(5, 3)[0])
    #expect(seenRows == ["row 3", "row 5", "row 3", "row 3"])

    let viewport = Slip(Viewport(zoom: 4, zoomRange: 1...8))
    let otherWindow = Window { ZoomView(viewport: viewport.binding) { Text("abcd") } }
    _ = otherWindow.rows(8, 4)
    let before = viewport.value
    otherWindow.mouse(.down(.left), 4, 2)
    otherWindow.mouse(.moved(.left), 6, 2)
    otherWindow.mouse(.moved(.left), 7, 3)
    #expect(viewport.value != before && otherWindow.key(.escape) && viewport.value == before)
    #expect(!otherWindow.key(.escape), "without a drag it is for others")
  }

  @Test("a drag that does not handle Esc leaves it to the focused views")
  func leavesEscape() {
    let heard = Box<[String]>([])
    let window = Window {
      Text("hold").gesture(DragGesture().onEnded { _ in heard.note("ended") })
        .onKeyPress(.escape) { heard.note("escape") }
    }
    _ = window.rows(4, 1)
    window.mouse(.down(.left), 0, 0)
    window.mouse(.moved(.left), 2, 0)
    window.key(.escape)

    #expect(heard.value == ["escape"])
  }
}
