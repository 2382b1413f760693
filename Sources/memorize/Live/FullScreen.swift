import MemorizeCommands
import SystemCalls
import TerminalIO
import TextUI

/// Drives a window on the terminal until the player leaves.
///
/// The player leaves with `q`, or ^C, if no view wants that key; where nothing can be shown, with
/// Escape too, and at once.
struct FullScreen {
  let capabilities: Capabilities
  /// In a smaller window only its size is shown, and time stands still.
  var minimumSize = Size(width: 40, height: 12)
  /// Nil for what the terminal says of itself.
  var colorScheme: ColorScheme?
  var reducesMotion = false
  /// Whether the terminal may hold frames back until they are complete.
  var synchronizesOutput = true
  var clock = ScreenClock()
  /// Whether to end, beside the keys that end it.
  var isFinished: () -> Bool = { false }
  /// How often the bell should have rung so far.
  var bells: () -> Int = { 0 }

  /// What views see of the terminal before it has answered.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.isUnicode = capabilities.isUnicode
    environment.reducesMotion = reducesMotion
    if let colorScheme { environment.colorScheme = colorScheme }
    return environment
  }

  /// Shows a window until the player leaves, and gives the terminal back.
  ///
  /// - Parameters:
  ///   - window: The window; its times are those of `clock`.
  ///   - save: Called at the end, however it came about. If it was a signal, the process dies by it
  ///     afterwards.
  /// - Throws: `Failure` if there is no terminal, or it went away.
  func run(_ window: Window, save: () -> Void = {}) throws(Failure) {
    let ending: ExitReason
    do {
      let loop = try loop()
      window.onResult { [waker = loop.waker] in waker() }
      ending = try loop.run(screen(of: window))
    } catch {
      throw Failure(error)
    }
    save()
    switch ending {
    case .finished: return
    case .endOfInput: throw Failure(code: .inputOutput, message: nil)
    case .signal(let signal): Terminal.die(by: signal)
    }
  }

  private func loop() throws(TerminalError) -> EventLoop {
    var options = EventLoop.Options()
    options.minimumSize = minimumSize
    options.synchronizesOutput = synchronizesOutput
    return try EventLoop(
      terminal: Terminal(), capabilities: capabilities, options: options,
      clock: { [clock] in clock.loopTime })
  }

  /// What an event loop drives to show a window.
  func screen(of window: Window) -> Screen {
    var hasLeft = false
    var rung = bells()
    var unseen = UnseenFrames()
    var screen = Screen(
      frame: { [clock, bells] size, time in
        let frame = window.frame(size: size, at: clock.shownTime(at: time))
        (unseen.size, unseen.isNeeded) = (size, false)
        defer { rung = bells() }
        return ScreenFrame(
          buffer: frame.buffer, cursor: frame.cursor, wake: frame.wake.map(clock.loopTime(at:)),
          tracksHover: frame.listensToHover, rings: bells() > rung)
      },
      send: { [clock] event, time in
        let shownTime = clock.shownTime(at: time)
        unseen.prepare(window, for: event, at: shownTime)
        let isTaken = window.send(event, at: shownTime)
        if isTaken { unseen.isNeeded = true }
        if !isTaken, event == .key(KeyPress(.character("q"))) { hasLeft = true }
        return isTaken || hasLeft
      },
      isFinished: { [isFinished] in hasLeft || isFinished() })
    screen.isLeft = { [KeyPress(.character("q")), KeyPress(.escape)].map(Event.key).contains($0) }
    screen.pause = clock.pause
    screen.answer = { [colorScheme] answer in
      window.environment.apply(answer, keeping: colorScheme)
    }
    return screen
  }
}

extension EnvironmentValues {
  /// Takes over what a terminal tells of itself.
  fileprivate mutating func apply(_ answer: TerminalAnswer, keeping scheme: ColorScheme?) {
    switch answer {
    case .colorScheme(let told): colorScheme = scheme ?? told
    case .cellAspect(let aspect): cellAspect = aspect
    case .synchronizedOutput, .deviceAttributes: break
    }
  }
}

extension Failure {
  /// Says why a terminal could not be taken.
  fileprivate init(_ error: TerminalError) {
    switch error {
    case .notATerminal, .alreadyTaken:
      self.init(code: .failed, message: "there is no terminal to show this in")
    case .system(let code): self = .inputOutput("terminal", SystemError(code: code))
    }
  }
}
