import Testing
import TextUI

@Suite("Dragging popups")
struct PopupDragTests {
  /// Returns a popup of one word over dots.
  private func stage(
    alignment: Alignment = .center, style: PanelPopupStyle = .panel
  ) -> PopupStage {
    PopupStage { stage in
      Dots(stage: stage).popup(
        isPresented: stage.binding, alignment: alignment, style: style,
        onDismiss: { stage.dismissals += 1 }
      ) { Text("Hello") }
    }
  }

  @Test(
    "dragged more than three rows to its edge a popup closes, else it springs back",
    arguments: -5...6)
  func goesBySwipe(rows: Int) {
    let stage = stage()
    stage.present()
    let rest = stage.lines

    stage.drag(from: (5, 3), to: (5, 3 + rows))

    #expect((stage.isPresented, stage.dismissals) == (rows <= 3, rows <= 3 ? 0 : 1))
    if rows <= 3 { #expect(stage.lines == rest) }
  }

  @Test(
    "a popup follows a drag towards its exit edge only, and columns count by their aspect ratio")
  func followsDrag() {
    let stage = self.stage()
    stage.present()
    let rest = stage.lines

    stage.mouse(.down(.left), 5, 3)
    stage.mouse(.moved(.left), 9, 1)
    #expect(stage.lines == rest)
    stage.mouse(.moved(.left), 9, 5)

    #expect(
      (stage.lines[3], stage.lines[5]) == (
        String(repeating: ".", count: 30), ".│          Hello           │."
      ))

    for columns in 5...8 {
      let stage = self.stage(alignment: .leading)
      stage.present()

      stage.drag(from: (9, 3), to: (9 - columns, 3))

      #expect(stage.isPresented == (columns <= 6), "\(columns) columns")
    }
  }

  @Test("a draggable popup stays where it is dropped, inside the window")
  func isDraggable() {
    let stage = stage(style: PanelPopupStyle(border: .single, isDraggable: true))
    stage.size = Size(width: 60, height: 8)
    stage.present()

    for (start, end) in [((30, 3), (20, 1)), ((20, 1), (-90, -90)), ((3, 1), (4, 2))] {
      stage.drag(from: start, to: end)
    }

    #expect(
      stage.isPresented && stage.lines[1].hasPrefix(".┌─────┐.")
        && stage.lines[2].hasPrefix(".│Hello│."))
  }

  @Test("a drag that ends before the next frame counts as well")
  func followsFastDrag() {
    let size = Size(width: 60, height: 8)
    let window = Window {
      Text("").popup(isPresented: .constant(true), style: PanelPopupStyle(isDraggable: true)) {
        Text("Hello")
      }
    }
    func row(at time: Duration) -> Int? {
      window.frame(size: size, at: time).buffer.lines.firstIndex { $0.contains("Hello") }
    }
    #expect(row(at: .zero) == 3)

    let steps: [(MouseEvent.Action, Int)] = [
      (.down(.left), 3), (.moved(.left), 2), (.moved(.left), 1), (.up(.left), 1),
    ]
    for (action, y) in steps {
      window.send(.mouse(MouseEvent(action, at: Point(x: 30, y: y))), at: .zero)
    }
    #expect(row(at: .zero) == 3, "it springs there")
    #expect(row(at: .seconds(3)) == 1)
  }

  @Test(
    "a drag of any length that a resize interrupts leaves the popup open",
    arguments: 1...5)
  func survivesResize(rows: Int) {
    let stage = stage()
    stage.present()
    stage.mouse(.down(.left), 5, 3)
    stage.mouse(.moved(.left), 5, 3 + rows)

    stage.size.height = 12
    stage.draw()

    #expect(stage.dismissals == 0 && stage.isPresented && stage.lines[5].contains("Hello"))
  }
}
