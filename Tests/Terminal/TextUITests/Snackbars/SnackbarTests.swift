import Testing
import TextUI

@Suite("Snackbars")
struct SnackbarTests {
  private let center = PopupCenter()

  private func stage(
    _ edge: SnackbarEdge = .bottom, moves: Bool = false, isUnicode: Bool = true
  ) -> PopupStage {
    let center = center
    let stage = PopupStage(moves: moves) { stage in
      Dots(stage: stage).popups(center, snackbars: edge)
    }
    stage.window.environment.isUnicode = isUnicode
    stage.draw()
    return stage
  }

  private func show(_ names: String..., kind: Snackbar.Kind = .info) {
    for name in names { center.show(Snackbar(kind: kind, name)) }
  }

  /// Returns the messages on the screen, from the top.
  private func messages(_ stage: PopupStage) -> [String] {
    stage.lines.compactMap { line in
      guard line.contains(" ") else { return nil }
      return line.split { " .".contains($0) }.last.map(String.init)
    }
  }

  @Test("rows can be left empty at the edge", arguments: [-1, 0, 1, 2])
  func leavesRows(inset: Int) {
    let center = center
    for (edge, row) in [(SnackbarEdge.bottom, 7 - max(0, inset)), (.top, max(0, inset))] {
      center.hideSnackbars()
      let stage = PopupStage { Dots(stage: $0).popups(center, snackbars: edge, inset: inset) }
      stage.draw()
      show("Saved")
      stage.draw()
      #expect(stage.lines.firstIndex { $0.contains("Saved") } == row)
    }
  }

  @Test("every kind has a sign and a word besides its colour")
  func tellsKindInWords() {
    let stage = stage()
    let rows = [
      Snackbar.Kind.info: ".......... i Saved ...........",
      .success: ".......... ✓ Saved ...........",
      .warning: "...... ! Warning Saved .......",
      .error: "....... ✗ Error Saved ........",
    ]
    var shown: [Snackbar.Kind: String] = [:]
    var looks: Set<Style> = []
    for kind in Snackbar.Kind.allCases {
      show("Saved", kind: kind)
      let frame = stage.draw()
      shown[kind] = stage.lines[7]
      looks.insert(frame.buffer.style(at: Point(x: 15, y: 7)))
      center.hideSnackbars()
    }
    #expect(shown == rows)
    #expect(looks.count == 4 && looks.allSatisfy { $0.attributes.contains(.reverse) })
  }

  @Test("without Unicode the signs are ASCII", arguments: Snackbar.Kind.allCases)
  func hasPlainSigns(kind: Snackbar.Kind) {
    let stage = stage(isUnicode: false)
    show("Saved", kind: kind)
    stage.draw()

    #expect(stage.lines[7].unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test("three are shown together, the oldest nearest the edge, and the rest wait")
  func showsThree() {
    show("one", "two", "three", "four")
    let bottom = stage()
    #expect(
      (messages(bottom), bottom.lines[4]) == (
        ["three", "two", "one"], String(repeating: ".", count: 30)
      ))

    center.hideSnackbars()
    show("one", "two", "three", "four")
    let top = stage(.top)
    #expect(messages(top) == ["one", "two", "three"])
  }

  @Test("each is shown for three seconds, counted from when it appears")
  func hasItsOwnTime() {
    let stage = stage()
    show("one")
    let wake = stage.draw().wake
    stage.draw(after: .seconds(1))
    show("two", "three", "four")
    stage.draw()

    let start = messages(stage)
    var wakes = [wake]
    let later = [1999, 1, 1000, 2000].map { time in
      wakes.append(stage.draw(after: .milliseconds(time)).wake)
      return messages(stage)
    }
    #expect(
      (wakes, [start] + later) == (
        [.seconds(3), .seconds(3), .seconds(4), .seconds(6), nil],
        [
          ["three", "two", "one"], ["three", "two", "one"], ["four", "three", "two"], ["four"], [],
        ]
      ))
  }

  @Test("of the waiting ones errors come first, in their order")
  func showsErrorsFirst() {
    let stage = stage()
    show("one", "two", "three")
    stage.draw()
    show("four")
    show("five", "six", kind: .error)
    show("seven")

    stage.draw(after: .seconds(3))

    #expect(messages(stage) == ["four", "six", "five"])
  }

  @Test("each is announced once, when it is shown")
  func isAnnounced() {
    let stage = stage()
    show("one", "two", "three", kind: .warning)
    show("four", kind: .error)

    #expect(
      (
        stage.draw().announcements, stage.draw(after: .seconds(1)).announcements.isEmpty,
        stage.draw(after: .seconds(2)).announcements
      ) == (["Error: four", "Warning: one", "Warning: two"], true, ["Warning: three"]))
  }

  @Test("one can have another duration, or none")
  func mayStay() {
    let stage = stage()
    center.show(Snackbar("short", duration: .milliseconds(10)))
    center.show(Snackbar("long", duration: nil, id: "long"))
    center.show(Snackbar("none", duration: .seconds(-1)))
    stage.draw()
    stage.draw(after: .seconds(100))

    #expect(messages(stage) == ["long"])
    let before = center.hideSnackbar("long")
    stage.draw()
    #expect(messages(stage).isEmpty && [before, center.hideSnackbar("long")] == [true, false])
  }

  @Test("one with the id of another replaces it and restarts its time")
  func isExchanged() {
    let stage = stage()
    center.show(Snackbar("one", id: 1))
    show("two")
    stage.draw()
    stage.draw(after: .seconds(2))
    center.show(Snackbar("new", id: 1))

    #expect(stage.draw().announcements == ["new"])
    var messagesSeen = [messages(stage)]
    stage.draw(after: .seconds(2))
    messagesSeen.append(messages(stage))
    center.show(Snackbar("late", id: 1))
    stage.draw(after: .seconds(1))
    messagesSeen.append(messages(stage))
    #expect(messagesSeen == [["two", "new"], ["new"], ["late"]])
  }

  @Test("a long message continues in a second row, and is cut after that")
  func wraps() {
    let stage = stage()
    show("a message of many words that are far too many for a window of thirty")
    stage.draw()

    #expect(
      Array(stage.lines[5...]) == [
        "..............................",
        " i a message of many words    ",
        "   that are far too many for… ",
      ])
  }

  @Test("it enters and leaves over its edge; the others move up")
  func moves() {
    let stage = stage(moves: true)
    show("one")
    stage.draw()
    let before = messages(stage).isEmpty
    stage.draw(after: .seconds(1))
    show("two")
    stage.draw()
    stage.draw(after: .seconds(1))
    let firstMessages = messages(stage)

    stage.draw(after: .seconds(1))
    for _ in 0..<60 { stage.draw(after: .milliseconds(17)) }

    #expect(
      stage.lines[7].contains("two")
        && [firstMessages, messages(stage)] == [["two", "one"], ["two"]])
    stage.draw(after: .seconds(1))
    #expect(
      (stage.draw(after: .seconds(1)).wake, [before, messages(stage).isEmpty]) == (
        nil, [true, true]
      ))
  }

  @Test("a view shows the snackbar in its binding once")
  func isHandedOver() {
    let center = center
    let record = Offer()
    let stage = PopupStage { stage in
      Dots(stage: stage).snackbar(Bindable(record).snackbar).popups(center)
    }
    stage.draw()
    record.snackbar = Snackbar("one")
    stage.draw()

    #expect(record.snackbar == nil && messages(stage) == ["one"])
  }

  @Test("windows of any size show as much as fits")
  func fitsAnywhere() {
    show("one", "two", "three")
    let stage = stage()
    for width in 0...20 {
      for height in 0...4 {
        stage.size = Size(width: width, height: height)
        #expect(stage.draw().buffer.lines.count == height)
      }
    }
    #expect(messages(stage) == ["three", "two", "one"])
  }
}

/// A snackbar that is to be shown.
private final class Offer {
  var snackbar: Snackbar?
}
