import SystemCalls
import TextUICore

/// A run of a loop, from opening the terminal to restoring it.
struct ScreenRun {
  let loop: EventLoop
  let screen: Screen
  var decoder = InputDecoder()
  /// The time of the last bytes that left an incomplete character or sequence.
  var readAt = Duration.zero
  /// The latest time at which the loop knew that no new input had arrived.
  var inputMissingAt = Duration.zero
  /// The queries whose answers are outstanding.
  var answers = OutstandingAnswers()
  /// The signals that have arrived and are not handled yet.
  var signals: Set<UInt8> = []
  /// The number of colours, which the terminal's name may raise.
  var depth: ColorDepth
  var encoder: ANSIEncoder
  /// The bytes of the last frame, kept for their capacity.
  var picture: [UInt8] = []
  var output = OutputQueue()
  var pacer = FramePacer()
  var reports = FrameReports()
  var speed = LineSpeed()
  var palette: PaletteAnswers
  var pictures = KittyPictures()
  /// The pictures that are shown as sixels; nil unless the terminal has answered that it can.
  var sixels: SixelPictures?
  var sixelAnswers = SixelAnswers()
  /// The name and version of the terminal, as far as it answers; otherwise empty.
  var terminalName = ""
  var title = TerminalTitle()
  /// True if a text was copied, whose command may be incomplete when the terminal is restored.
  var hasCopied = false
  /// The content of the terminal after all output is accepted; nil if it is unknown.
  var shown: CellBuffer?
  /// The region of an inline screen; nil in full screen.
  var inline: InlineRun?
  var size = Size.zero
  var cellAspect: Double?
  var synchronizesOutput = false
  var tracksHover = false
  var isPaused = false
  var ending: ExitReason?

  init(loop: EventLoop, screen: Screen) {
    self.loop = loop
    self.screen = screen
    depth = loop.capabilities.depth
    encoder = Self.encoder(for: loop, depth)
    palette = Self.palette(for: loop, depth)
    inline = InlineRun(loop)
  }

  private static func encoder(for loop: EventLoop, _ depth: ColorDepth) -> ANSIEncoder {
    ANSIEncoder(
      depth: depth, isUnicode: loop.capabilities.isUnicode,
      hasLinks: loop.capabilities.acceptsCommands, isConsole: loop.capabilities.drawsConsoleFont)
  }

  private static func palette(for loop: EventLoop, _ depth: ColorDepth) -> PaletteAnswers {
    PaletteAnswers(
      loop.capabilities, at: depth, chosen: loop.options.colorScheme, askedAt: loop.clock())
  }

  mutating func untilEnd() -> ExitReason {
    start()
    while !isOver {
      runJobs()
      draw()
      // A frame may have finished the screen, such as at the end of an animation.
      if !isOver { waitAndRespond() }
    }
    if ending != .endOfInput {
      finishInline()
      awaitLastAnswers()
    }
    logCaptured()
    return ending ?? .finished
  }

  var isOver: Bool { ending != nil || screen.isFinished() }

  /// Starts on a terminal that has just been opened.
  mutating func start() {
    decoder = InputDecoder()
    encoder = Self.encoder(for: loop, depth)
    palette = Self.palette(for: loop, depth)
    let questions = loop.capabilities.questions
    output.removeAll()
    output.append(ControlSequences.start(asking: questions, isInline: inline != nil))
    answers.restart(isAsked: !questions.isEmpty)
    reports = FrameReports(askedAt: questions.isEmpty ? nil : loop.clock())
    tracksHover = false
    pictures = KittyPictures()
    sixelAnswers = SixelAnswers()
    inline?.restart()
    if inline != nil || synchronizesOutput { setFarewell() }
    measure()
  }

  /// Shows more colours from now on, because of the terminal's name.
  mutating func deepen(to deeper: ColorDepth) {
    guard loop.capabilities.isDepthAssumed, deeper > depth else { return }
    depth = deeper
    encoder = Self.encoder(for: loop, depth)
    palette.deepen(to: depth)
    shown = nil
    inline?.invalidate()
  }

  /// Waits for events and handles them, without drawing.
  private mutating func waitAndRespond() {
    let start = loop.clock()
    let plan = PollPlan(
      frame: frameDeadline, input: inputDeadline, isWriting: !output.isEmpty, now: start)
    var list = WaitList()
    let signals = list.add(loop.pipe.reading)
    let input = list.add(loop.terminal.input)
    let space = list.add(plan.awaitsOutput ? loop.terminal.screen : nil, .writable)
    _ = list.add(loop.executor?.descriptor)
    let captured = list.add(loop.terminal.captured)
    let more = list.add(screen.source?.interests() ?? [])
    let ready = list.wait(milliseconds: plan.timeout)
    // Only now, so that the first picture needs no other thread.
    if output.isEmpty && ready.isAny { loop.terminal.captureInBackground() }
    noteInput(isThere: ready[input], waitedSince: start)
    if ready[signals] { handleSignals() }
    if ready[input] && ending == nil { read() }
    if ready[space] && ending == nil { write() }
    flushInput()
    if ready[captured] { passCaptured() }
    serve(ready[more])
  }

  mutating func passCaptured() {
    let bytes = loop.terminal.readCaptured()
    if bytes.isEmpty { return }
    screen.log(bytes)
    inline?.print(bytes)
    if inline != nil || screen.needsFrame() { pacer.requestAtRate() }
  }

  /// Passes the rest of the output to the log, before the terminal is restored and shows it.
  func logCaptured() {
    let bytes = loop.terminal.readAllCaptured()
    if !bytes.isEmpty { screen.log(bytes) }
  }

  private mutating func serve(_ ready: [Bool]) {
    guard ready.contains(true), !isOver, let source = screen.source else { return }
    if source.serve(ready) { pacer.request() }
  }
}
