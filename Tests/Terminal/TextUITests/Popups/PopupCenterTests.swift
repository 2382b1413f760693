import Testing
import TextUI

@Suite("The centre of popups")
struct PopupCenterTests {
  private let center = PopupCenter()

  private func stage(moves: Bool = false) -> PopupStage {
    let center = center
    let stage = PopupStage(moves: moves) { stage in Dots(stage: stage).popups(center) }
    stage.draw()
    return stage
  }

  private func shown(_ stage: PopupStage) -> String {
    stage.draw()
    return stage.lines.joined().filter { $0.isLetter }
  }

  @Test("a popup is shown, updated and hidden by its id")
  func showsByID() {
    let stage = stage()

    center.show("a") { Text("one") }
    let first = shown(stage)
    let isUpdated = center.update("a") { Text("two") }
    let second = shown(stage)
    let isHidden = center.hide("a")

    #expect([first, second, shown(stage)] == ["one", "two", ""])
    #expect(
      isUpdated && isHidden && !center.hide("a") && !center.update("a") { Text("three") })
  }

  @Test("popups are shown one at a time, by priority, then in order, without interruption")
  func queues() {
    let stage = stage()
    for (name, priority) in [("a", 0), ("b", 0), ("c", 2), ("d", 1), ("e", 2)] {
      center.show(name, priority: priority) { Text(name) }
    }

    var order = ""
    while center.shownID != nil {
      order += shown(stage)
      stage.press(.escape)
    }

    #expect(order == "acedb" && shown(stage).isEmpty)
  }

  @Test("showing an id again changes its popup in place")
  func showsAgain() {
    let stage = stage()
    center.show("a") { Text("a") }
    center.show("b") { Text("b") }
    center.show("b", priority: 9, options: PopupOptions(alignment: .top)) { Text("new") }

    let waiting = center.waitingCount
    center.hide("a")
    #expect(
      (waiting, shown(stage), stage.lines[1].contains("new")) == (1, "new", true))
  }

  @Test("hideAll hides the shown popup and removes the waiting ones")
  func hidesAll() {
    let stage = stage()
    for name in ["a", "b", "c"] { center.show(name) { Text(name) } }
    center.hideAll()

    #expect((center.shownID, center.waitingCount, shown(stage).isEmpty) == (nil, 0, true))
    center.hideAll()
  }

  @Test("onDismiss is called once for a popup that was shown, and not for one that was not")
  func tellsOnce() {
    let stage = stage()
    var told: [String] = []
    for name in ["a", "b", "c"] {
      center.show(name, options: PopupOptions(onDismiss: { told.append(name) })) { Text(name) }
    }

    stage.draw()
    center.hide("b")
    stage.tap(0, 0)
    center.hideAll()
    stage.draw()
    stage.draw()

    #expect(told == ["a", "c"])
  }

  @Test("updated content keeps its state, and loses it when it is shown again")
  func keepsState() {
    let stage = stage()
    center.show("a") { Counter() }
    stage.draw()
    stage.tap(15, 3)
    let isTapped = stage.lines[3].contains("1")

    center.update("a") { Counter() }
    stage.draw()
    let isKept = stage.lines[3].contains("1")
    center.hide("a")
    center.show("a") { Counter() }
    stage.draw()

    #expect(isTapped && isKept && stage.lines[3].contains("0"))
  }

  @Test("the next popup enters while the last one leaves, and nothing is left at the end")
  func leavesInMotion() {
    let stage = stage(moves: true)
    center.show("a", options: PopupOptions(alignment: .top)) { Text("first") }
    stage.draw()
    stage.draw(after: .seconds(2))
    center.show("b", options: PopupOptions(alignment: .bottom)) { Text("last") }
    center.hide("a")
    stage.draw()
    stage.draw(after: .milliseconds(60))

    let (during, id) = (shown(stage), center.shownID)
    stage.draw(after: .seconds(2))
    #expect(during.contains("first") && id == AnyHashable("b"))
    #expect((shown(stage), stage.draw().wake) == ("last", nil))
  }

  @Test("views find the centre of their root")
  func isInherited() {
    let center = center
    let stage = PopupStage { _ in ShowButton().popups(center) }
    stage.draw()

    stage.tap(15, 3)

    #expect(center.shownID == AnyHashable("shown") && stage.lines.joined().contains("by a view"))
  }

  @Test("a popup is requested in the frame that an effect belongs to")
  func showsFromEffects() {
    let center = center
    let stage = PopupStage { _ in
      Text("").onAppear { center.show("a") { Text("at once") } }.popups(center)
    }

    #expect(shown(stage) == "atonce")
  }
}

/// A number that grows with every tap.
private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").frame(width: 20).onTapGesture { self.count += 1 }
  }
}

/// Shows a popup when it is tapped.
private struct ShowButton: View {
  @Environment(\.popupCenter) private var center

  var body: some View {
    Text("show me something").onTapGesture {
      self.center?.show("shown") { Text("by a view") }
    }
  }
}
