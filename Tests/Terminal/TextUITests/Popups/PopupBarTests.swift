import Testing
import TextUI

@Suite("Popups and bars")
struct PopupBarTests {
  private func window<Root: View>(
    _ width: Int, _ height: Int, @ViewBuilder _ root: @escaping () -> Root
  ) -> [String] {
    var environment = EnvironmentValues()
    environment.reducesMotion = true
    return Window(environment: environment, root: root).rows(width, height)
  }

  private func popup(_ alignment: Alignment, isOutside: Bool) -> [String] {
    let popup = PopupOptions(alignment: alignment, dim: 0, style: .plain)
    let center = PopupCenter()
    center.show("word", options: popup) { Text("popup") }
    return window(10, 6) {
      let content = Color.terminal
      if isOutside {
        content.safeAreaInset(edge: .top) { bar("header") }
          .safeAreaInset(edge: .bottom) { bar("keys") }.popups(center)
      } else {
        content.popups(center).safeAreaInset(edge: .top) { bar("header") }
          .safeAreaInset(edge: .bottom) { bar("keys") }
      }
    }
  }

  private func bar(_ text: String) -> some View {
    Text(text).frame(maxWidth: .max, alignment: .leading)
  }

  @Test("a popup at the top begins below a header", arguments: [false, true])
  func liesBelowHeader(isOutside: Bool) {
    #expect(
      popup(.top, isOutside: isOutside) == [
        "header    ",
        "  popup   ",
        "          ",
        "          ",
        "          ",
        "keys      ",
      ])
  }

  @Test("a popup at the bottom ends above a line of key hints", arguments: [false, true])
  func liesAboveKeys(isOutside: Bool) {
    #expect(
      popup(.bottom, isOutside: isOutside) == [
        "header    ",
        "          ",
        "          ",
        "          ",
        "  popup   ",
        "keys      ",
      ])
  }

  @Test("a badge that is a safe area inset counts as a bar, one that spans no whole edge does not")
  func avoidsBadge() {
    let stage = window(10, 4) {
      Color.terminal
        .popup(isPresented: .constant(true), alignment: .top, dim: 0, style: .plain) {
          Text("popup")
        }
        .safeAreaInset(edge: .top, alignment: .trailing) { Text("99") }
    }

    #expect(stage == ["        99", "  popup   ", "          ", "          "])

    let otherStage = window(10, 3) {
      HStack(spacing: 0) {
        Color.terminal.safeAreaInset(edge: .top) { Text("left") }
        Color.terminal
      }
      .popup(isPresented: .constant(true), alignment: .topTrailing, dim: 0, style: .plain) {
        Text("popup")
      }
    }

    #expect(otherStage[0].contains("popup"))
  }

  @Test(
    "snackbars are above a line of key hints and below a header",
    arguments: [SnackbarEdge.top, .bottom])
  func keepsSnackbarsClear(edge: SnackbarEdge) {
    let center = PopupCenter()
    center.show(Snackbar("saved"))
    let stage = window(16, 5) {
      Color.terminal.safeAreaInset(edge: .top) { bar("header") }
        .safeAreaInset(edge: .bottom) { bar("keys") }
        .popups(center, snackbars: edge)
    }

    #expect(
      stage[edge == .top ? 1 : 3] == "    i saved     " && stage[0].hasPrefix("header")
        && stage[4].hasPrefix("keys"))
  }
}
