import Testing
import TextUI

@Suite("Styles and transitions of popups")
struct PopupStyleTests {
  /// A style with a frame of letters, which keeps space free beside it in a wide window.
  private struct LetterStyle: PopupStyle {
    var free = 0

    func makeBody(content: ModifierContent) -> some View {
      HStack(spacing: 0) {
        Text("<")
        content
        Text(">")
      }
    }

    func padding(isLandscape: Bool) -> EdgeInsets {
      EdgeInsets(.leading, isLandscape ? free : 0)
    }
  }

  @Test("a style of one's own is drawn around the content, and takes the presses on it")
  func drawsOwnStyle() {
    let stage = PopupStage { stage in
      Dots(stage: stage).popup(isPresented: stage.binding, style: LetterStyle()) { Text("hi") }
    }
    stage.size = Size(width: 70, height: 8)
    stage.present()
    #expect(stage.lines[3].contains("<hi>"))
    stage.tap(34, 3)
    #expect(stage.isPresented, "a press on its border is not outside")
    stage.tap(1, 1)
    #expect(!stage.isPresented && stage.taps == 0)
  }

  @Test("a style keeps space free in a landscape window", arguments: [(60, 8), (60, 40)])
  func paddingOfLandscape(width: Int, height: Int) throws {
    let stage = PopupStage { stage in
      Text("").popup(
        isPresented: stage.binding, alignment: .topLeading, style: LetterStyle(free: 5)
      ) { Text("hi") }
    }
    stage.size = Size(width: width, height: height)
    stage.present()
    #expect(stage.lines[0].prefix { $0 == " " }.count == (height == 8 ? 5 : 0))
  }

  @Test(
    "a style that fills the window leaves one cell at each edge",
    arguments: [(12, 6), (90, 40)])
  func fills(width: Int, height: Int) {
    let stage = PopupStage { stage in
      Text("").popup(
        isPresented: stage.binding, style: PanelPopupStyle(scrolls: false, fillsWindow: true)
      ) { Color.blue.frame(maxWidth: .max, maxHeight: .max) }
    }
    stage.size = Size(width: width, height: height)
    stage.present()
    #expect(
      stage.lines[0].allSatisfy { $0 == " " } && stage.lines[height - 1] == stage.lines[0]
        && stage.lines[1].hasPrefix(" ╭─") && stage.lines[1].hasSuffix("─╮ ")
        && stage.lines[height - 2].hasPrefix(" ╰─"))
  }

  @Test("a transition of one's own replaces the slide, for the entrance and the exit")
  func ownTransition() {
    let stage = PopupStage(moves: true) { stage in
      Text("").popup(
        isPresented: stage.binding, style: .plain, transition: .move(edge: .leading),
        animation: .linear(duration: .seconds(1))
      ) { Text("abcd") }
    }
    stage.size = Size(width: 64, height: 5)
    stage.draw()
    stage.isPresented = true
    stage.draw()
    let shown = [250, 250, 500].map { time in
      stage.draw(after: .milliseconds(time)).buffer.lines[2].trimmed
    }
    #expect(shown == ["d", "cd", "abcd"])
    stage.isPresented = false
    stage.draw()
    #expect(
      stage.draw(after: .milliseconds(500)).buffer.lines[2].trimmed == "cd"
        && stage.draw(after: .milliseconds(600)).buffer.lines[2].trimmed.isEmpty)
  }

  @Test("the identity transition shows and hides at once, and content outlives its transition")
  func instantTransition() {
    let stage = PopupStage(moves: true) { stage in
      Text("").popup(isPresented: stage.binding, style: .plain, transition: .identity) {
        Text("abcd")
      }
    }
    stage.draw()
    for isPresented in [true, false] {
      stage.isPresented = isPresented
      #expect(stage.draw().buffer.lines.joined().contains("abcd") == isPresented)
    }

    let otherStage = PopupStage(moves: true) { otherStage in
      Text("").popup(
        isPresented: otherStage.binding, style: .plain, transition: .opacity,
        animation: .linear(duration: .seconds(1))
      ) { Tally("n") }
    }
    otherStage.size = Size(width: 64, height: 5)
    otherStage.draw()
    otherStage.isPresented = true
    otherStage.draw()
    otherStage.draw(after: .milliseconds(500))
    otherStage.mouse(.down(.left), 31, 2)
    otherStage.mouse(.up(.left), 31, 2)
    otherStage.draw(after: .seconds(1))
    #expect(otherStage.lines[2].trimmed == "n1")
  }

  @Test("a popup stands at the start, the centre or the end of its anchor")
  func anchorAlignment() {
    let columns = PopupAnchorAlignment.allCases.map { alignment in
      let stage = PopupStage { stage in
        Text("==========").id("anchor").padding(.leading, 8).padding(.bottom, 4)
          .popup(
            isPresented: stage.binding, anchoredTo: "anchor", alignment: alignment, style: .plain
          ) { Text("abcd") }
      }
      stage.size = Size(width: 60, height: 7)
      stage.present()
      let line = stage.lines.first { $0.contains("abcd") } ?? ""
      let anchor = stage.lines.first { $0.contains("=") } ?? ""
      return line.prefix { $0 == " " }.count - anchor.prefix { $0 == " " }.count
    }
    #expect(columns == [0, 3, 6])
  }

  @Test(
    "a press that moves by at most 2 columns and 1 row is no swipe",
    arguments: [(2, 1, true), (3, 0, false), (0, 2, false)])
  func toleratesTremor(columns: Int, rows: Int, isTap: Bool) {
    let taps = Slip(0)
    let stage = PopupStage { stage in
      Text("").popup(isPresented: stage.binding) {
        Color.red.frame(width: 20, height: 3).onTapGesture { taps.set(taps.value + 1) }
      }
    }
    stage.size = Size(width: 60, height: 20)
    stage.present()
    stage.drag(from: (25, 9), to: (25 + columns, 9 + rows))
    #expect((taps.value == 1) == isTap)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
