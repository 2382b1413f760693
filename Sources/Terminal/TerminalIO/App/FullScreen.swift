import SystemCalls
public import TextUICore

/// A window on the terminal of this process, in full screen unless its options choose otherwise.
///
/// It keeps the clock, passes the terminal's answers to the window's environment, and handles
/// signals, resizing and the results of tasks. `Terminal.run` and `TerminalApp` are shortcuts for
/// it.
@MainActor public struct FullScreen {
  /// The clock of views, which stops while nobody can see the screen.
  public let clock: ScreenClock
  /// The lines that the program writes meanwhile; also an object of the environment.
  public let log = TerminalLog()
  let options: TerminalOptions
  private let above = LinesAbove()
  private(set) var capabilities: Capabilities
  private let changes = ChangesElsewhere()
  /// The executor of the main actor while the window is shown; replaced by tests only.
  var executor = LoopExecutor.shared

  /// Creates a screen without using the terminal.
  ///
  /// - Parameters:
  ///   - options: The options of the screen.
  ///   - clock: The clock of views, which starts now.
  public init(_ options: TerminalOptions = TerminalOptions(), clock: ScreenClock = ScreenClock()) {
    let capabilities = Capabilities.ofProcess(
      color: options.color, isASCII: options.isASCII, output: options.output)
    self.init(options, capabilities, clock: clock)
  }

  init(_ options: TerminalOptions, _ capabilities: Capabilities, clock: ScreenClock) {
    self.options = options
    self.capabilities = capabilities
    if ![.auto, .sixel].contains(options.graphics) && !capabilities.isDepthAssumed {
      self.capabilities.questions.remove(.version)
    }
    self.clock = clock
  }

  /// The environment of views before the terminal has answered queries.
  public var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.isUnicode = capabilities.isUnicode
    environment.isConsole = capabilities.drawsConsoleFont
    environment.colors = capabilities.depth.colors
    environment.reducesMotion = options.reducesMotion
    if options.graphics == .kitty && capabilities.passesPictures { environment.graphics = .kitty }
    environment.ground = options.colorScheme ?? capabilities.colorScheme
    environment.above = aboveAction
    environment.setObject(log)
    return environment
  }

  /// Shows a window until the person leaves, and restores the terminal.
  ///
  /// If a signal ends it, the process ends by that signal, after `TerminalOptions.save`.
  ///
  /// - Parameter window: The window; its times are those of `clock`.
  /// - Throws: `TerminalError` if there is no terminal; `.gone` if it was closed meanwhile.
  public func run(_ window: Window) throws(TerminalError) {
    try executor.collectingJobs { () throws(TerminalError) in try show(window) }
  }

  private func show(_ window: Window) throws(TerminalError) {
    var loop = try EventLoop(
      terminal: Terminal(output: options.output), capabilities: capabilities, options: loopOptions,
      clock: { [clock] in clock.loopTime })
    window.onWarning { try? FileDescriptor.standardError.writeAll(Array("\($0)\n".utf8)) }
    loop.executor = executor
    executor.onEnqueue { [waker = loop.waker] in waker() }
    window.onResult { [changes, waker = loop.waker] in
      changes.note()
      waker()
    }
    above.onAppend { [waker = loop.waker] in waker() }
    let ending = try loop.run(screen(of: window))
    options.save()
    switch ending {
    case .finished: return
    case .endOfInput: throw .gone
    case .signal(let signal): Terminal.die(by: signal)
    }
  }

  /// Prints above an inline window, and after the end of one in full screen.
  private var aboveAction: AboveAction {
    guard options.presentation == .fullScreen else { return AboveAction(above.append) }
    return AboveAction { print($0) }
  }

  private var loopOptions: EventLoop.Options {
    var options = EventLoop.Options()
    options.minimumSize = self.options.minimumSize
    options.smallSizeAdvice = self.options.smallSizeAdvice
    options.synchronizesOutput = self.options.synchronizesOutput
    options.presentation = self.options.presentation
    options.colorScheme = self.options.colorScheme
    options.asksForSixels = asksForSixels
    options.prefersSixels = self.options.graphics == .sixel
    return options
  }

  /// True if sixels reach the terminal, so that it is queried for them.
  var asksForSixels: Bool {
    guard options.presentation == .fullScreen, capabilities.isUnicode, capabilities.depth > .none
    else { return false }
    switch options.graphics {
    case .auto: return !capabilities.isMultiplexed
    case .sixel: return true
    case .cells, .kitty: return false
    }
  }

  /// Returns the callbacks with which an event loop drives a window.
  func screen(of window: Window) -> Screen {
    window.fitsHeight = options.presentation != .fullScreen
    let run = WindowRun(
      window, options, clock, changes, copies: capabilities.acceptsCommands)
    var screen = Screen(
      frame: { run.frame($0, $1) }, send: { run.send($0, $1) },
      isFinished: { [options] in run.hasLeft || options.isFinished() })
    screen.isLeft = (options.leavingKeys + [.key(KeyPress(.escape))]).contains
    screen.pause = { run.pause($0) }
    screen.needsFrame = { [above] in window.needsFrame || !above.isEmpty }
    screen.above = { [above] in above.take() }
    screen.log = { [log, options] in
      log.append($0)
      options.log($0)
    }
    screen.source = options.source
    screen.answer = { [options, capabilities] in
      window.environment.apply($0, options, capabilities)
    }
    return screen
  }
}

extension EnvironmentValues {
  /// Applies an answer of the terminal.
  fileprivate mutating func apply(
    _ answer: TerminalAnswer, _ options: TerminalOptions, _ capabilities: Capabilities
  ) {
    switch answer {
    case .colorScheme(let told): ground = options.colorScheme ?? told
    case .cellAspect(let aspect): cellAspect = aspect
    case .isSlow(let isSlow):
      isConnectionSlow = isSlow
      reducesMotion = isSlow || options.reducesMotion
    case .version(let name):
      if capabilities.isDepthAssumed { colors = max(colors, ColorDepth(terminal: name).colors) }
      if options.graphics == .auto, KittyPictures.areKnown(to: name) { graphics = .kitty }
    case .graphics(let told):
      if capabilities.isDepthAssumed { colors = max(colors, ColorDepth.palette256.colors) }
      graphics = told
    case .synchronizedOutput, .deviceAttributes, .deviceStatus, .color, .cellSize,
      .colorRegisters:
      break
    }
  }
}
