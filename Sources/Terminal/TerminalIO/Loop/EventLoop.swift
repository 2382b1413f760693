import SystemCalls
public import TextUICore

/// Shows a screen in a terminal until it is finished.
///
/// One thread, one wait: it sleeps until a key, a signal, a call of `waker`, or the time at which
/// the picture changes by itself, and does nothing between.
public struct EventLoop {
  /// Asks for a new frame when something changed that no event tells of.
  public var waker: Waker { Waker(pipe: pipe) }

  let terminal: Terminal
  let capabilities: Capabilities
  let options: Options
  let clock: () -> Duration
  let pipe: SelfPipe

  /// What a program may want otherwise.
  public struct Options: Hashable, Sendable {
    /// Whether frames may be held back by the terminal until they are complete, if it offers that.
    public var synchronizesOutput = true
    /// In a smaller window only its size and this one are shown.
    public var minimumSize = Size.zero

    /// Makes the options that hold unless told otherwise.
    public init() {}
  }

  /// Prepares a loop; the terminal is not touched yet.
  ///
  /// - Parameters:
  ///   - terminal: Where the screen will be shown.
  ///   - capabilities: What that terminal can do.
  ///   - options: What a person may choose.
  ///   - clock: How long it has been running; must not go backwards.
  /// - Throws: `TerminalError.system` if no pipe can be had.
  public init(
    terminal: Terminal, capabilities: Capabilities, options: Options = Options(),
    clock: @escaping () -> Duration
  ) throws(TerminalError) {
    self.terminal = terminal
    self.capabilities = capabilities
    self.options = options
    self.clock = clock
    pipe = try SelfPipe()
  }

  /// Takes the terminal, shows the screen, and gives the terminal back.
  ///
  /// - Returns: Why it ended. A program saves what it must; then, if it was a signal, it calls
  ///   `Terminal.die(by:)`.
  /// - Throws: `TerminalError` if the terminal cannot be taken.
  public func run(_ screen: Screen) throws(TerminalError) -> ExitReason {
    let ending = try show(screen)
    // A terminal that went away is about to say so by a signal, too late to be news.
    if ending == .endOfInput { Signal.hangUp.ignore() }
    return ending
  }

  private func show(_ screen: Screen) throws(TerminalError) -> ExitReason {
    pipe.startSignals()
    defer { pipe.stopSignals() }
    try terminal.take()
    defer { terminal.giveBack() }
    var run = ScreenRun(loop: self, screen: screen)
    return run.untilEnd()
  }
}

/// Why an event loop ended; the terminal has been given back by then.
public enum ExitReason: Hashable, Sendable {
  /// The screen said so.
  case finished
  /// The terminal has gone away, or its input has ended.
  case endOfInput
  /// A signal asks the process to end, or ^C or ^\ that the screen did not want.
  ///
  /// After saving, `Terminal.die(by:)` ends the process as others expect it.
  case signal(Int32)
}

/// Asks an event loop for a new frame, from any thread.
///
/// Cheap to call often: calls before the loop has noticed the first count as one. After the loop
/// has ended it does nothing.
public struct Waker: Sendable {
  let pipe: SelfPipe

  /// Wakes the loop, which then asks for a frame; from any thread, as often as one likes.
  public func callAsFunction() {
    pipe.wake()
  }
}
