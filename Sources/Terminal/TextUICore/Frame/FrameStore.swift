/// All that outlasts a frame, part by part; each part begins and ends a frame by itself.
public final class FrameStore {
  let storage = StateStorage()
  let focus = FocusSystem()
  let layers = LayerStack()
  let preferences = Preferences()
  let transitions = Transitions()
  let places = NamedPlaces()
  let effects = FrameEffects()
  let redraw = Redraw()
  let sink = AnimationSink()
  let mainQueue = MainQueue()
  let pool = GraphPool()
  let movements = Movements()
  /// Tasks of views that are to begin.
  var newTasks: [RunningTask] = []
  /// What is being dragged, or flies back; nearly always nothing.
  var drag: DragSession?
  /// How many regions the last frame had, to make room at once.
  var regionCount = 0

  private let hot = UnsafeMutablePointer<Hot>.allocate(capacity: 1)

  /// Makes a store that remembers nothing.
  public init() {
    hot.initialize(to: Hot())
  }

  deinit {
    hot.deinitialize(count: 1)
    hot.deallocate()
  }

  /// What nearly every view looks at; behind a pointer it costs no exclusivity check, 5 % of a frame.
  private struct Hot {
    var now = Duration.zero
    var frame = 0
    var animations = AnimationState()
    var table = CellTable()
    var texts = TextStore()
    var inspection: Inspection?
  }

  /// The time of the frame that is being made.
  var now: Duration { hot.pointee.now }

  /// Counts frames.
  var frame: Int { hot.pointee.frame }

  var animations: AnimationState {
    _read { yield hot.pointee.animations }
    _modify { yield &hot.pointee.animations }
  }

  var table: CellTable { hot.pointee.table }

  var texts: TextStore {
    _read { yield hot.pointee.texts }
    _modify { yield &hot.pointee.texts }
  }
}

extension FrameStore {
  /// Who looks for views in the frame; nearly always nobody.
  var inspection: Inspection? {
    get { hot.pointee.inspection }
    set { hot.pointee.inspection = newValue }
  }
}

extension FrameStore {
  /// Forgets what was only good for the frame before.
  ///
  /// - Parameters:
  ///   - now: The time the frame is for.
  ///   - rect: What of the window views are placed in.
  func beginFrame(at now: Duration, in rect: Rect) {
    hot.pointee.now = now
    hot.pointee.frame += 1
    if table.isCrowded { renumber() }
    inspection?.beginFrame()
    storage.beginFrame(frame)
    focus.beginFrame()
    layers.beginFrame()
    transitions.beginFrame()
    preferences.beginFrame()
    effects.beginFrame()
    redraw.beginFrame()
    animations.beginFrame(sink.take())
    movements.beginFrame(frame, at: now, in: rect, animations.current)
  }

  /// Works out what follows from the frame as a whole.
  func endFrame() {
    preferences.endFrame()
    for action in storage.endFrame() { effects.perform(action) }
    transitions.endFrame(frame, storage)
    movements.endFrame()
    for completion in animations.endFrame(frame, movements) { effects.perform(completion.complete) }
    // The next frame of what moves.
    let rate = Int(max(animations.framesPerSecond ?? 0, movements.framesPerSecond ?? 0))
    if rate > 0 { redraw.request(at: now + .microseconds((1_000_000 + rate - 1) / rate)) }
    places.endFrame()
    pool.endFrame(frame)
    texts.sweep(before: frame - 1)
    redraw.endFrame(at: now)
  }

  /// A new table, when colours that came and went have used up the numbers of the old one.
  private func renumber() {
    hot.pointee.table = CellTable()
    texts.removeAll()
  }
}
