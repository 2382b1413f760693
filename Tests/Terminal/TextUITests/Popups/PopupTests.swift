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

  @Test("a popup is opaque and centred, in a narrow window at its maximum width")
  func liesInTheMiddle() {
    let stage = stage()
    stage.present()

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
  }

  @Test("in a wide window a popup is as wide as its content")
  func hugsItsContent() {
    let stage = stage(alignment: .bottomTrailing)
    stage.size = Size(width: 60, height: 4)
    stage.present()

    let blank = String(repeating: ".", count: 53)
    #expect(
      stage.lines == [
        blank + ".......",
        blank + "╭─────╮",
        blank + "│Hello│",
        blank + "╰─────╯",
      ])
  }

  @Test("a popup larger than a window is cut off, and an empty window does no harm")
  func isCutOff() {
    let stage = stage()
    stage.size = Size(width: 4, height: 2)
    stage.present()
    #expect(stage.lines == [".  .", "...."])

    for size in [Size.zero, Size(width: 1, height: 1), Size(width: 0, height: 9)] {
      stage.size = size
      stage.draw()
      #expect(stage.lines.count == size.height)
    }
  }

  @Test("a popup is in the safe area, which its size depends on")
  func keepsToSafeArea() {
    let stage = stage(alignment: .bottomTrailing)
    stage.window.safeArea = EdgeInsets(top: 1, leading: 0, bottom: 2, trailing: 10)
    stage.present()

    #expect(
      Array(stage.lines[3...6]) == [
        "..╭────────────────╮          ",
        "..│     Hello      │          ",
        "..╰────────────────╯          ",
        "                              ",
      ])
  }

  @Test("a tap outside a popup closes it and reaches nothing else")
  func closesOnOutsideTap() {
    let stage = stage()
    stage.present()

    stage.tap(0, 0)

    #expect(!stage.isPresented)
    #expect(stage.dismissals == 1)
    #expect(stage.taps == 0)
  }

  @Test("a tap anywhere on a popup never closes it")
  func staysOnInsideTap() {
    let stage = stage()
    stage.present()

    for y in 2...4 { for x in 3...26 { stage.tap(x, y) } }

    #expect(stage.isPresented)
    #expect(stage.taps == 0)
  }

  @Test("a press that leaves a popup or comes from outside is no tap outside")
  func pressesAcrossTheBorderDoNothing() {
    let stage = stage(dismissOn: .outsideTap)
    stage.present()

    stage.mouse(.down(.left), 5, 3)
    stage.mouse(.up(.left), 0, 0)
    stage.mouse(.down(.left), 0, 0)
    stage.mouse(.up(.left), 5, 3)

    #expect(stage.isPresented)
  }

  @Test("escape closes a popup, once")
  func closesOnEscape() {
    let stage = stage()
    stage.present()

    #expect(stage.press(.escape))
    #expect(!stage.press(.escape))

    #expect(!stage.isPresented)
    #expect(stage.dismissals == 1)
  }

  @Test("an action that is not in dismissOn leaves a popup open", arguments: 0..<4)
  func staysOpen(without number: Int) {
    let way = [PopupDismissal.outsideTap, .escape, .swipe, .all][number]
    let stage = stage(dismissOn: PopupDismissal.all.subtracting(way))
    stage.present()

    if way.contains(.outsideTap) { stage.tap(0, 0) }
    if way.contains(.escape) { stage.press(.escape) }
    if way.contains(.swipe) { stage.drag(from: (5, 3), to: (5, 8)) }

    #expect(stage.isPresented)
    #expect(stage.taps == 0)
  }

  @Test("the background is dimmed, and the popup is not")
  func dims() {
    let stage = stage()
    stage.present()
    let buffer = stage.draw().buffer

    #expect(buffer.style(at: .zero).foreground != .terminal)
    #expect(buffer.style(at: Point(x: 14, y: 3)) == .plain)
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
      #expect(!stage.isPresented)
      #expect(stage.dismissals == count)
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
    #expect(pressed == 0)
    stage.tap(7, 4)
    #expect(pressed == 1)
    #expect(stage.draw().buffer.style(at: Point(x: 4, y: 3)).foreground == .terminal)
    #expect(stage.lines[3].contains("…"))
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

    #expect(stage.dismissals == 1)
    #expect(stage.lines.joined().allSatisfy { $0 == " " })
  }
}

/// Dismisses the enclosing popup when it is tapped.
struct CloseButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("close").onTapGesture { self.dismiss() }
  }
}
