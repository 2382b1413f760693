import SystemCalls
import TextUICore

/// One run of a loop, from taking the terminal to giving it back.
struct ScreenRun {
  let loop: EventLoop
  let screen: Screen
  var decoder = InputDecoder()
  /// When the last bytes came that left something incomplete.
  var readAt = Duration.zero
  /// When what is read next had not come yet, as far as one knows.
  var inputMissingAt = Duration.zero
  /// Whether the terminal has not yet answered all it was asked.
  var awaitsAnswers = false
  /// Signals that came and are not handled yet.
  var signals: Set<UInt8> = []
  var encoder: ANSIEncoder
  /// The bytes of the frame drawn last; kept for the room they take.
  var picture: [UInt8] = []
  var output = OutputQueue()
  var pacer = FramePacer()
  var reports = FrameReports()
  var speed = LineSpeed()
  var pictures = KittyPictures()
  /// What the terminal shows once it has taken all output; nothing if that is not known.
  var shown: CellBuffer?
  var size = Size.zero
  var cellAspect: Double?
  var synchronizesOutput = false
  var tracksHover = false
  var isPaused = false
  var ending: ExitReason?

  init(loop: EventLoop, screen: Screen) {
    self.loop = loop
    self.screen = screen
    encoder = Self.encoder(for: loop)
  }

  static func encoder(for loop: EventLoop) -> ANSIEncoder {
    ANSIEncoder(depth: loop.capabilities.depth, isUnicode: loop.capabilities.isUnicode)
  }

  mutating func untilEnd() -> ExitReason {
    start()
    while !isOver {
      draw()
      // What a frame brings about, such as the end of an animation, may have been the last thing.
      if !isOver { waitAndRespond() }
    }
    if ending != .endOfInput { awaitLastAnswers() }
    return ending ?? .finished
  }

  var isOver: Bool { ending != nil || screen.isFinished() }

  /// Begins on a terminal that has just been taken.
  mutating func start() {
    decoder = InputDecoder()
    encoder = Self.encoder(for: loop)
    let questions = loop.capabilities.questions
    output.removeAll()
    output.append(ControlSequences.start(asking: questions))
    awaitsAnswers = !questions.isEmpty
    reports = FrameReports(askedAt: awaitsAnswers ? loop.clock() : nil)
    tracksHover = false
    pictures = KittyPictures()
    measure()
  }

  /// Waits until there is something to do, and does all of it but drawing.
  private mutating func waitAndRespond() {
    let start = loop.clock()
    let plan = PollPlan(
      frame: frameDeadline, input: inputDeadline, isWriting: !output.isEmpty, now: start)
    var interests = [Poll.Interest(loop.pipe.reading), Poll.Interest(loop.terminal.input)]
    if plan.awaitsOutput { interests.append(Poll.Interest(loop.terminal.screen, .writable)) }
    let more = screen.source?.interests() ?? []
    let ready = Poll.wait(for: interests + more, milliseconds: plan.timeout)
    noteInput(isThere: ready[1], waitedSince: start)
    if ready[0] { handleSignals() }
    if ready[1] && ending == nil { read() }
    if plan.awaitsOutput && ready[2] && ending == nil { write() }
    flushInput()
    serve(ready.suffix(more.count))
  }

  private mutating func serve(_ ready: ArraySlice<Bool>) {
    guard ready.contains(true), !isOver, let source = screen.source else { return }
    if source.serve(Array(ready)) { pacer.request() }
  }
}
