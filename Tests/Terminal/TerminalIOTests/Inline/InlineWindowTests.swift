import Testing
import TextUI

@testable import TerminalIO

/// The host of an inline window, without a terminal.
@Suite("An inline window")
@MainActor struct InlineWindowTests {
  private static let size = Size(width: 12, height: 5)

  private func screen<Root: View>(
    _ change: (inout TerminalOptions) -> Void = { _ in }, @ViewBuilder root: @escaping () -> Root
  ) -> Screen {
    var options = TerminalOptions()
    options.presentation = .inline(rows: 5)
    change(&options)
    let capabilities = Capabilities(
      environment: ["TERM": "xterm", "LANG": "C.UTF-8"], isInputTerminal: true,
      isOutputTerminal: true)
    let screen = FullScreen(options, capabilities, clock: ScreenClock { .zero })
    return screen.screen(of: Window(environment: screen.environment, root: root))
  }

  private struct Printer: View {
    @Environment(\.above) var above

    var body: some View {
      Button("print") {
        above("one")
        above("two\nthree")
      }
      .defaultFocus()
    }
  }

  @Test(
    "it is as high as its content, and the lines of its views are printed once, and need a frame")
  func height() {
    let inline = screen { Text("here") }
    let full = screen {
      $0.presentation = .fullScreen
    } root: {
      Text("here")
    }
    #expect(
      (inline.frame(Self.size, .zero).buffer.size, full.frame(Self.size, .zero).buffer.size) == (
        Size(width: 12, height: 1), Self.size
      ))

    let screen = screen { Printer() }
    _ = screen.frame(Self.size, .zero)
    #expect(screen.above() == [] && !screen.needsFrame())
    _ = screen.send(.key(KeyPress(.enter)), .zero)
    #expect(screen.needsFrame() && (screen.above(), screen.above()) == (["one", "two\nthree"], []))
  }

  @Test("further keys can leave without a signal, if no view wants them")
  func cancelKeys() {
    let interrupt = KeyPress(.character("c"), modifiers: .control)
    let screen = screen {
      $0.cancelKeys = [interrupt]
    } root: {
      Text("here")
    }
    _ = screen.frame(Self.size, .zero)
    #expect(screen.send(.key(interrupt), .zero) && screen.isFinished())
  }
}
