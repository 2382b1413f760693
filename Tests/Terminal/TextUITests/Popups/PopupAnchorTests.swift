import Testing
import TextUI

@Suite("Popups beside a view")
struct PopupAnchorTests {
  private func stage(
    _ alignment: Alignment, edge: Edge = .bottom, moves: Bool = false, id: String = "anchor",
    style: PanelPopupStyle = PanelPopupStyle(border: .ascii)
  ) -> PopupStage {
    let stage = PopupStage(moves: moves) { stage in
      Text("[menu]").id("anchor")
        .frame(maxWidth: 100, maxHeight: 100, alignment: alignment)
        .popup(isPresented: stage.binding, anchoredTo: id, edge: edge, style: style) {
          Text("one")
          Text("two")
        }
    }
    stage.size = Size(width: 12, height: 7)
    return stage
  }

  @Test(
    "a popup is a cell below its anchor, or above it without room, shifted to stay on the screen")
  func liesBelow() {
    let stage = self.stage(.topLeading)
    stage.present()

    let otherStage = self.stage(.bottomTrailing, style: PanelPopupStyle(border: nil))
    otherStage.size = Size(width: 12, height: 4)
    otherStage.present()

    #expect(
      [stage.lines, otherStage.lines] == [
        [
          "[menu]      ", "            ", "+---+       ", "|one|       ", "|two|       ",
          "+---+       ", "            ",
        ], ["      one   ", "      two   ", "            ", "      [menu]"],
      ])
  }

  @Test("a popup at a side begins in the row of its anchor", arguments: [Edge.leading, .trailing])
  func liesBeside(edge: Edge) {
    let stage = stage(edge == .leading ? .trailing : .leading, edge: edge)
    stage.present()

    let rows =
      edge == .leading
      ? ["+---+ [menu]", "|one|       "] : ["[menu] +---+", "       |one|"]
    #expect(Array(stage.lines[3...4]) == rows)
  }

  @Test("a popup expands from its anchor and is never drawn elsewhere")
  func rollsOut() {
    let stage = stage(.topLeading, moves: true)
    stage.draw()
    stage.isPresented = true
    for _ in 0..<60 {
      stage.draw(after: .milliseconds(17))
      #expect(
        [stage.lines[0], stage.lines[1], stage.lines[6]] == [
          "[menu]      ", "            ", "            ",
        ])
    }
    #expect(stage.lines[2] == "+---+       ")
  }

  @Test("swiping towards the anchor closes it")
  func closesTowardsAnchor() {
    for rows in -4...4 {
      let stage = stage(.topLeading)
      stage.present()
      stage.mouse(.down(.left), 2, 4)
      stage.mouse(.moved(.left), 2, 4 + rows)
      stage.mouse(.up(.left), 2, 4 + rows)
      #expect(stage.isPresented == (rows > -4), "\(rows) rows")
    }
  }

  @Test("a popup without its anchor is centred, and places far outside do no harm")
  func needsNoAnchor() {
    let stage = self.stage(.topLeading, id: "nobody")
    stage.present()

    #expect(stage.lines[2] == "   |one|    ")

    let point = Point(x: .max, y: .min)
    let otherStage = PopupStage { otherStage in
      Dots(stage: otherStage).popup(isPresented: otherStage.binding, at: point) { Text("here") }
    }
    otherStage.present()

    #expect(otherStage.lines[1].hasSuffix("│here│"))
  }

  @Test("a popup at a cell of the window is moved until it is visible")
  func liesAtPoint() {
    for (point, x, y) in [(Point(x: 3, y: 1), 3, 1), (Point(x: 11, y: 6), 8, 5)] {
      let stage = PopupStage { stage in
        Dots(stage: stage).popup(
          isPresented: stage.binding, at: point, style: PanelPopupStyle(border: nil)
        ) {
          Text("1234")
          Text("5678")
        }
      }
      stage.size = Size(width: 12, height: 7)
      stage.present()

      #expect(
        [stage.lines[y].dropFirst(x).prefix(4), stage.lines[y + 1].dropFirst(x).prefix(4)] == [
          "1234", "5678",
        ])
    }
  }
}
