import Testing
import TextUI

@Suite("Popups")
struct PopupTests {
  /// Returns a popup of one word over dots.
  private func stage(
    alignment: Alignment = .center, dismissOn dismissal: PopupDismissal = .all,
    style: PanelPopupStyle = .panel, moves: Bool = false
  ) -> PopupStage {
    PopupStage(moves: moves) { stage in
      Dots(stage: stage).popup(
        isPresented: stage.binding, alignment: alignment, dismissOn: dismissal,
        onDismiss: { stage.dismissals += 1 }
      ) { Text("Hello") }
    }
  }

  @Test("a popup is opaque and centred, as wide as a narrow window allows or as its content")
  func liesInTheMiddle() {
    let stage = self.stage()
    stage.present()

    let otherStage = self.stage(alignment: .bottomTrailing)
    otherStage.size = Size(width: 60, height: 4)
    otherStage.present()

    let blank = String(repeating: ".", count: 53)

    #expect(
      stage.lines == [
        "..............................",
        "..............................",
        ".╭──────────────────────────╮.",
        ".│          Hello           │.",
        ".╰──────────────────────────╯.",
        "..............................",
        "..............................",
        "..............................",
      ])
    #expect(
      otherStage.lines == [
        blank + ".......",
        blank + "╭─────╮",
        blank + "│Hello│",
        blank + "╰─────╯",
      ])
  }

  @Test("a popup is in the safe area, and cut off if it is larger than the window")
  func isCutOff() {
    let stage = self.stage()
    stage.size = Size(width: 4, height: 2)
    stage.present()
    let small = stage.lines

    let heights = [Size.zero, Size(width: 1, height: 1), Size(width: 0, height: 9)].map { size in
      stage.size = size
      stage.draw()
      return stage.lines.count
    }
    #expect((small, heights) == ([".  .", "...."], [0, 1, 9]))

    let otherStage = self.stage(alignment: .bottomTrailing)
    otherStage.window.safeArea = EdgeInsets(top: 1, leading: 0, bottom: 2, trailing: 10)
    otherStage.present()

    #expect(
      Array(otherStage.lines[3...6]) == [
        "..╭────────────────╮          ",
        "..│     Hello      │          ",
        "..╰────────────────╯          ",
        "                              ",
      ])
  }

  @Test("only a tap that begins and ends outside of a popup closes it")
  func closesOnOutsideTap() {
    let stage = self.stage()
    stage.present()

    stage.tap(0, 0)

    let otherStage = self.stage()
    otherStage.present()

    for y in 2...4 { for x in 3...26 { otherStage.tap(x, y) } }

    let thirdStage = self.stage(dismissOn: .outsideTap)
    thirdStage.present()

    thirdStage.mouse(.down(.left), 5, 3)
    thirdStage.mouse(.up(.left), 0, 0)
    thirdStage.mouse(.down(.left), 0, 0)
    thirdStage.mouse(.up(.left), 5, 3)

    #expect(!stage.isPresented && otherStage.isPresented && thirdStage.isPresented)
    #expect([stage.dismissals, stage.taps, otherStage.taps] == [1, 0, 0])
  }

  @Test("escape closes a popup once, and the background is dimmed while it is open")
  func closesOnEscape() {
    let stage = self.stage()
    stage.present()

    #expect(
      stage.press(.escape) && !stage.press(.escape) && !stage.isPresented && stage.dismissals == 1)

    let otherStage = self.stage()
    otherStage.present()
    let buffer = otherStage.draw().buffer

    #expect(
      buffer.style(at: .zero).foreground != .terminal
        && buffer.style(at: Point(x: 14, y: 3)) == .plain)
  }

  @Test("an action that is not in dismissOn leaves a popup open", arguments: 0..<4)
  func staysOpen(without number: Int) {
    let way = [PopupDismissal.outsideTap, .escape, .swipe, .all][number]
    let stage = stage(dismissOn: PopupDismissal.all.subtracting(way))
    stage.present()

    if way.contains(.outsideTap) { stage.tap(0, 0) }
    if way.contains(.escape) { stage.press(.escape) }
    if way.contains(.swipe) { stage.drag(from: (5, 3), to: (5, 8)) }

    #expect(stage.isPresented && stage.taps == 0)
  }

  @Test("content closes its popup with dismiss, and onDismiss is called once each time")
  func dismissesItself() {
    let stage = PopupStage { stage in
      Dots(stage: stage).popup(
        isPresented: stage.binding, onDismiss: { stage.dismissals += 1 }
      ) { CloseButton() }
    }

    for count in 1...3 {
      stage.present()
      stage.tap(15, 3)
      #expect(!stage.isPresented && stage.dismissals == count)
    }
  }

  @Test("a popup inherits the environment, but not the styles and keys of the view that shows it")
  func inheritsOnlyValues() {
    var pressed = 0
    let stage = PopupStage { stage in
      Text("owner").popup(isPresented: stage.binding) {
        Text("very long words")
        Button("Hello") { pressed += 1 }
      }
      .keyboardShortcut(.character("k")).foregroundStyle(.red).opacity(0).disabled()
      .lineLimit(1)
    }
    stage.size.width = 16
    stage.present()

    stage.press(.character("k"))
    let firstPressed = pressed
    stage.tap(7, 4)
    #expect(
      (
        [firstPressed, pressed], stage.draw().buffer.style(at: Point(x: 4, y: 3)).foreground,
        stage.lines[3].contains("…")
      ) == ([0, 1], .terminal, true))
  }

  @Test("a popup removed with the view that shows it counts as dismissed")
  func isDismissedWithItsOwner() {
    let stage = PopupStage { stage in
      if stage.taps == 0 {
        Text("owner").popup(
          isPresented: stage.binding, onDismiss: { stage.dismissals += 1 }
        ) { Text("Hello") }
      }
    }
    stage.present()

    stage.taps = 1
    stage.draw()
    stage.draw()

    #expect(stage.dismissals == 1 && stage.lines.joined().allSatisfy { $0 == " " })
  }
}

/// Dismisses the enclosing popup when it is tapped.
struct CloseButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("close").onTapGesture { self.dismiss() }
  }
}
