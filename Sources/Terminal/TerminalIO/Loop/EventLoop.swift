import SystemCalls
public import TextUICore

/// An event loop that shows a screen in a terminal until it is finished.
///
/// It has one thread and one wait: it sleeps until a key, a signal, a call of `waker`, or the time
/// at which the picture changes by itself.
public struct EventLoop {
  /// Requests a new frame after a change without an event.
  public var waker: Waker { Waker(pipe: pipe) }

  let terminal: Terminal
  let capabilities: Capabilities
  let options: Options
  let clock: () -> Duration
  let pipe: SelfPipe
  /// The executor whose jobs the loop runs; nil unless it has the thread of the main actor.
  var executor: LoopExecutor?

  /// The options of an event loop.
  public struct Options: Hashable, Sendable {
    /// True if frames are held back by the terminal until they are complete, if it supports that.
    public var synchronizesOutput = true
    /// The minimum size of the window; in a smaller one only both sizes are shown.
    public var minimumSize = Size.zero
    /// The advice shown in a smaller terminal.
    public var smallSizeAdvice = ""
    /// The colour scheme that the person has chosen; nil for the terminal's own.
    public var colorScheme: ColorScheme?
    /// The part of the terminal that shows the screen.
    public var presentation = TerminalOptions.Presentation.fullScreen
    /// True if pictures are shown as sixels where the terminal answers that it shows them.
    public var asksForSixels = false
    /// True if sixels are used even where kitty's graphics protocol is known to work.
    public var prefersSixels = false

    /// Creates the default options.
    public init() {}
  }

  /// Creates a loop without using the terminal.
  ///
  /// - Parameters:
  ///   - terminal: The terminal of the screen.
  ///   - capabilities: The capabilities of that terminal.
  ///   - options: The options of the loop.
  ///   - clock: Returns the time of a monotonic clock.
  /// - Throws: `TerminalError.system` if a pipe cannot be created.
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

  /// Opens the terminal, shows the screen, and restores the terminal.
  ///
  /// - Returns: The reason for the end. The caller saves its state and then, after a signal, calls
  ///   `Terminal.die(by:)`.
  /// - Throws: `TerminalError` if the terminal cannot be opened.
  public func run(_ screen: Screen) throws(TerminalError) -> ExitReason {
    let ending = try show(screen)
    // A closed terminal also sends SIGHUP, which must not end the program while it is leaving.
    if ending == .endOfInput { Signal.hangUp.ignore() }
    return ending
  }

  private func show(_ screen: Screen) throws(TerminalError) -> ExitReason {
    pipe.startSignals()
    defer { pipe.stopSignals() }
    var run = ScreenRun(loop: self, screen: screen)
    try terminal.take(stop: run.restoration)
    defer { terminal.restore() }
    return run.untilEnd()
  }
}

/// The reason for the end of an event loop, after the terminal has been restored.
public enum ExitReason: Hashable, Sendable {
  /// The screen is finished.
  case finished
  /// The terminal was closed, or its input has ended.
  case endOfInput
  /// A signal to end the process, or ^C or ^\ that the screen did not handle.
  ///
  /// After saving, `Terminal.die(by:)` ends the process as its parent expects.
  case signal(Int32)
}

/// A closure that requests a new frame from an event loop, on any thread.
///
/// It is cheap: calls before the loop has noticed the first count as one. After the end of the loop
/// it does nothing.
public struct Waker: Sendable {
  let pipe: SelfPipe

  /// Wakes the loop, which then requests a frame at the rate of the screen if it needs one.
  public func callAsFunction() {
    pipe.wake()
  }
}
