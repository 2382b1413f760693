import Testing
import TextUI

@Suite("Animations of popups")
struct PopupMotionTests {
  private func stage(
    _ alignment: Alignment, direction: Edge? = nil, isFirst: Bool = false
  ) -> PopupStage {
    let stage = PopupStage(moves: true) { stage in
      Dots(stage: stage).popup(
        isPresented: stage.binding, alignment: alignment, direction: direction,
        onDismiss: { stage.dismissals += 1 }
      ) { Text("Hello") }
    }
    stage.isPresented = isFirst
    stage.draw()
    return stage
  }

  private func sees(_ stage: PopupStage) -> Bool {
    stage.lines.joined().contains { $0 != "." }
  }

  @Test("a popup starts wholly outside and arrives at its place", arguments: Edge.allCases)
  func startsOutside(edge: Edge) {
    let stage = stage(.center, direction: edge)

    stage.isPresented = true
    stage.draw()
    var isSeen = [sees(stage)]
    for _ in 0..<90 {
      stage.draw(after: .microseconds(16_667))
      isSeen.append(sees(stage))
    }

    // It is outside at first, and once it is seen it stays.
    let start = isSeen.firstIndex(of: true) ?? 0
    #expect(start > 0 && isSeen[start...].allSatisfy { $0 })
    #expect((stage.lines[3], stage.draw().wake) == (".│          Hello           │.", nil))
  }

  @Test("a popup leaves over the edge it came from, drawn until it is gone")
  func leaves() {
    let stage = stage(.top)
    stage.present()

    stage.press(.escape)
    let firstDismissals = stage.dismissals
    stage.draw(after: .milliseconds(80))
    let (hasLeftTop, before) = (!stage.lines[0].contains("╭"), sees(stage))
    stage.draw(after: .seconds(2))

    #expect(
      ([hasLeftTop, before, sees(stage)], stage.draw().wake, [firstDismissals, stage.dismissals])
        == ([true, true, false], nil, [1, 1]))
  }

  @Test("a leaving popup takes no events and no keys")
  func leavesEventsAlone() {
    let stage = stage(.top)
    stage.present()
    stage.press(.escape)
    stage.draw(after: .milliseconds(17))

    stage.mouse(.down(.left), 15, 1)
    stage.mouse(.up(.left), 15, 1)
    #expect(!stage.press(.escape) && stage.taps == 1)
  }

  @Test("a leaving popup that is shown again returns from where it is")
  func returns() {
    let stage = stage(.bottom)
    stage.present()
    stage.press(.escape)
    stage.draw(after: .milliseconds(120))
    let halfway = stage.lines

    stage.isPresented = true
    stage.draw()
    let returning = stage.lines
    stage.draw(after: .seconds(2))

    #expect(
      (returning, stage.lines[6].contains("Hello"), stage.dismissals) == (halfway, true, 1))
  }

  @Test("a swiped popup leaves from where it was released")
  func goesOnFromTheFinger() {
    let stage = PopupStage(moves: true) { stage in
      Dots(stage: stage).popup(
        isPresented: stage.binding, alignment: .top, onDismiss: { stage.dismissals += 1 }
      ) { ForEach(0..<6) { number in Text(" row \(number) ") } }
    }
    stage.size = Size(width: 70, height: 20)
    stage.present()

    stage.mouse(.down(.left), 34, 2)
    stage.mouse(.moved(.left), 34, -2)
    let dragged = stage.lines
    stage.mouse(.up(.left), 34, -2)

    let released = stage.lines
    stage.draw(after: .seconds(2))
    #expect(
      released == dragged && dragged[0].contains("│ row 3 │") && !stage.isPresented && !sees(stage))
  }

  @Test("a popup that springs back is animated")
  func springsBack() {
    let stage = stage(.bottom)
    stage.present()
    let rest = stage.lines

    stage.mouse(.down(.left), 15, 6)
    stage.mouse(.moved(.left), 15, 8)
    let dragged = stage.lines
    stage.mouse(.up(.left), 15, 8)

    let released = stage.lines
    stage.draw(after: .seconds(2))
    #expect(released == dragged && dragged != rest && stage.lines == rest)
  }

  @Test("with reduced motion, and in the first frame, a popup is there at once")
  func jumps() {
    let stage = self.stage(.center)
    stage.window.environment.reducesMotion = true
    stage.isPresented = true
    #expect(stage.draw().wake == nil && stage.lines[3].contains("Hello"))

    stage.press(.escape)

    #expect(!sees(stage) && self.stage(.center, isFirst: true).lines[3].contains("Hello"))
  }
}
