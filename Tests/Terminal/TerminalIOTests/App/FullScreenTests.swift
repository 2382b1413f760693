import TestSupport
import Testing
import TextUI

@testable import TerminalIO

/// The host of a window on a screen, without a terminal.
@Suite("A window on the whole screen")
@MainActor struct FullScreenTests {
  /// A clock set by the test.
  private final class Hand {
    var time = Duration.zero
  }

  private static let size = Size(width: 12, height: 2)
  private let hand = Hand()
  private let clock: ScreenClock

  init() {
    clock = ScreenClock { [hand] in hand.time }
  }

  private func screen<Root: View>(
    _ options: TerminalOptions = TerminalOptions(), term: String = "xterm",
    @ViewBuilder root: @escaping () -> Root
  ) -> Screen {
    let capabilities = Capabilities(
      environment: ["TERM": term, "LANG": "C.UTF-8"], isInputTerminal: true,
      isOutputTerminal: true)
    let screen = FullScreen(options, capabilities, clock: clock)
    return screen.screen(of: Window(environment: screen.environment, root: root))
  }

  private func key(_ key: Key) -> Event { .key(KeyPress(key)) }

  @Test("the loop also waits for the program's own event source")
  func source() {
    var options = TerminalOptions()
    options.source = EventSource(interests: { [] }, serve: \.isEmpty)
    #expect(
      screen(options) { Text("") }.source?.serve([]) == true && screen { Text("") }.source == nil)
  }

  @Test("the quit key leaves, if no view wants it, and another one or none can be chosen")
  func quitKey() {
    for (quitKey, leaves) in [("q", true), ("x", false), (nil, false)] as [(Character?, Bool)] {
      var options = TerminalOptions()
      options.quitKey = quitKey.map { KeyPress(.character($0)) }
      let screen = screen(options) { Text("here") }
      _ = screen.frame(Self.size, .zero)
      #expect(
        (
          screen.send(key(.character("q")), .zero), screen.isFinished(),
          screen.isLeft(key(.character("q")))
        ) == (leaves, leaves, leaves) && screen.isLeft(key(.escape)))
    }
    let typing = screen { Text("").focusable().defaultFocus().onKeyPress(.character("q")) {} }
    _ = typing.frame(Self.size, .zero)
    #expect(typing.send(key(.character("q")), .zero) && !typing.isFinished())
  }

  private struct Leaver: View {
    @Environment(\.quit) var quit

    var body: some View { Button("leave") { quit() }.defaultFocus() }
  }

  @Test("a view can leave, and the bell rings once for each request since the last frame")
  func quitAction() {
    let leaving = screen { Leaver() }
    _ = leaving.frame(Self.size, .zero)
    #expect(!leaving.isFinished() && leaving.send(key(.enter), .zero) && leaving.isFinished())

    let count = Shared(3)
    var options = TerminalOptions()
    options.bells = { count.withLock { $0 } }
    let bell = screen(options) { Text("") }
    #expect(!bell.frame(Self.size, .zero).rings)
    count.withLock { $0 = 5 }
    #expect(bell.frame(Self.size, .zero).rings && !bell.frame(Self.size, .zero).rings)
  }

  @Test("each announcement is delivered once, whether its frame was shown or not")
  func announcements() {
    let heard = Shared([String]())
    var options = TerminalOptions()
    options.announce = { sentence in heard.withLock { $0.append(sentence) } }
    let screen = screen(options) {
      VStack { ForEach(0..<3) { number in Button("b\(number)") {} } }
    }
    _ = screen.frame(Self.size, .zero)
    for _ in 0..<3 { _ = screen.send(key(.tab), .zero) }
    _ = screen.frame(Self.size, .milliseconds(20))
    _ = screen.frame(Self.size, .milliseconds(40))
    #expect(heard.withLock { $0 } == ["b0", "b1", "b2"])
  }

  private struct Phases: View {
    let seen: Shared<[ScenePhase]>
    @Environment(\.scenePhase) var phase

    var body: some View {
      Text("\(phase)").onChange(of: phase) { _, phase in seen.withLock { $0.append(phase) } }
    }
  }

  @Test("the scene phase changes before the program stops, and when the window loses focus")
  func phases() {
    let seen = Shared([ScenePhase]())
    let screen = screen { Phases(seen: seen) }
    _ = screen.frame(Self.size, .zero)
    screen.pause(true)
    #expect(seen.withLock { $0 } == [.background])
    hand.time = .seconds(100)
    screen.pause(false)
    #expect(
      screen.frame(Self.size, hand.time).buffer.lines[0].contains("active") && clock.now == .zero)
    _ = screen.send(.windowFocus(false), hand.time)
    _ = screen.frame(Self.size, hand.time)
    _ = screen.send(.windowFocus(true), hand.time)
    _ = screen.frame(Self.size, hand.time)
    #expect(seen.withLock { $0 } == [.background, .active, .background, .active])
  }

  @Test("the title of the views is that of the terminal, unless an option forbids it")
  func title() {
    for (setsTitle, title) in [(true, "Pets"), (false, nil)] as [(Bool, String?)] {
      var options = TerminalOptions()
      options.setsTitle = setsTitle
      let screen = screen(options) { Text("a dog").navigationTitle("Pets") }
      #expect(screen.frame(Self.size, .zero).title == title)
    }
    #expect(screen { Text("a dog") }.frame(Self.size, .zero).title == nil)
  }

  private struct Copier: View {
    let answers: Shared<[Bool]>
    @Environment(\.copy) var copy

    var body: some View {
      Button("copy") { answers.withLock { $0.append(copy("a text")) } }.defaultFocus()
    }
  }

  @Test("a copied text is sent with one frame, and announced")
  func copying() {
    let (answers, heard) = (Shared([Bool]()), Shared([String]()))
    var options = TerminalOptions()
    options.announce = { sentence in heard.withLock { $0.append(sentence) } }
    let screen = screen(options) { Copier(answers: answers) }
    #expect(screen.frame(Self.size, .zero).clipboard == nil)
    _ = screen.send(key(.enter), .zero)
    #expect(
      screen.needsFrame()
        && (answers.withLock { $0 }, screen.frame(Self.size, .zero).clipboard) == ([true], "a text")
        && screen.frame(Self.size, .zero).clipboard == nil
        && heard.withLock { $0 } == ["copy", "Copied."])
  }

  @Test("a terminal that would print the text copies nothing")
  func noClipboard() {
    let answers = Shared([Bool]())
    let screen = screen(term: "linux") { Copier(answers: answers) }
    _ = screen.frame(Self.size, .zero)
    _ = screen.send(key(.enter), .zero)
    #expect(screen.frame(Self.size, .zero).clipboard == nil && answers.withLock { $0 } == [false])
  }

  @Test("reports of the terminal reach the environment, unless an option overrides them")
  func answers() {
    for (chosen, shown) in [(nil, "light"), (.dark, "dark")] as [(ColorScheme?, String)] {
      var options = TerminalOptions()
      options.colorScheme = chosen
      let screen = screen(options) { SchemeName() }
      screen.answer(.colorScheme(.light))
      #expect(screen.frame(Self.size, .zero).buffer.lines[0].contains(shown))
    }
  }

  @Test("on a slow connection motion is reduced, until it is fast again", arguments: [false, true])
  func slowLine(reducesMotion: Bool) {
    var options = TerminalOptions()
    options.reducesMotion = reducesMotion
    let screen = screen(options) { Motion() }
    let line = { screen.frame(Self.size, .zero).buffer.lines[0].filter { $0 != " " } }
    #expect(line() == "false\(reducesMotion)")
    screen.answer(.isSlow(true))
    #expect(line() == "truetrue")
    screen.answer(.isSlow(false))
    #expect(line() == "false\(reducesMotion)")
  }

  private struct Motion: View {
    @Environment(\.isConnectionSlow) var isConnectionSlow
    @Environment(\.reducesMotion) var reducesMotion

    var body: some View { Text("\(isConnectionSlow) \(reducesMotion)") }
  }

  private struct GraphicsName: View {
    @Environment(\.graphics) var graphics

    var body: some View { Text("\(graphics)") }
  }

  @Test(
    "pictures are shown as pixels on terminals known to support it, unless an option overrides it",
    arguments: [
      ("truecolor", "", .auto, true), ("truecolor", "", .cells, false),
      ("truecolor", "", .kitty, true), ("", "", .kitty, false), ("truecolor", "x", .kitty, false),
    ] as [(String, String, TerminalOptions.GraphicsChoice, Bool)])
  func graphics(
    color: String, tmux: String, choice: TerminalOptions.GraphicsChoice, isKitty: Bool
  ) {
    var options = TerminalOptions()
    options.graphics = choice
    var environment = ["TERM": "xterm", "LANG": "C.UTF-8", "COLORTERM": color]
    if tmux != "" { environment["TMUX"] = tmux }
    let full = FullScreen(
      options,
      Capabilities(environment: environment, isInputTerminal: true, isOutputTerminal: true),
      clock: clock)
    let screen = full.screen(of: Window(environment: full.environment) { GraphicsName() })
    #expect(
      full.capabilities.questions.contains(.version)
        == (choice == .auto || full.capabilities.isDepthAssumed))
    if choice == .auto { screen.answer(.version("kitty(0.36.0)")) }
    let line = screen.frame(Self.size, .zero).buffer.lines[0]
    #expect(line.contains(isKitty ? "kitty" : "cells"))
  }

  @Test(
    "sixels are used where the terminal answers for them, in a multiplexer only by an option",
    arguments: [
      ("", .auto, true), ("", .sixel, true), ("", .cells, false), ("", .kitty, false),
      ("x", .auto, false), ("x", .sixel, true),
    ] as [(String, TerminalOptions.GraphicsChoice, Bool)])
  func sixels(tmux: String, choice: TerminalOptions.GraphicsChoice, asks: Bool) {
    var options = TerminalOptions()
    options.graphics = choice
    var environment = ["TERM": "xterm", "LANG": "C.UTF-8"]
    if tmux != "" { environment["TMUX"] = tmux }
    let full = FullScreen(
      options,
      Capabilities(environment: environment, isInputTerminal: true, isOutputTerminal: true),
      clock: clock)
    #expect(full.asksForSixels == asks)
    let screen = full.screen(of: Window(environment: full.environment) { GraphicsName() })
    screen.answer(.graphics(.sixel))
    #expect(screen.frame(Self.size, .zero).buffer.lines[0].contains("sixel"))
  }

  @Test("a window inside of the output, and one without UTF-8 or colours, has no sixels")
  func noSixels() {
    for (presentation, lang, color) in [
      (.inline(rows: 3), "C.UTF-8", ""), (.fullScreen, "C", ""), (.fullScreen, "C.UTF-8", "1"),
    ] as [(TerminalOptions.Presentation, String, String)] {
      var options = TerminalOptions()
      options.presentation = presentation
      let environment = ["TERM": "xterm", "LANG": lang, "NO_COLOR": color]
      let capabilities = Capabilities(
        environment: environment, isInputTerminal: true, isOutputTerminal: true)
      #expect(!FullScreen(options, capabilities, clock: clock).asksForSixels)
    }
  }

  private struct SchemeName: View {
    @Environment(\.colorScheme) var scheme

    var body: some View { Text(scheme.rawValue) }
  }
}
