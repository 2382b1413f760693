/// The state that outlives a frame, part by part; each part begins and ends a frame by itself.
public final class FrameStore {
  let log: EvaluationLog
  let storage: StateStorage
  let focus = FocusSystem()
  let layers = LayerStack()
  let preferences = Preferences()
  let transitions = Transitions()
  let places = NamedPlaces()
  let effects = FrameEffects()
  let placements = PlacementLog()
  let drawings = UnsafeMutablePointer<DrawingLog>.allocate(capacity: 1)
  let redraw = Redraw()
  let sink = AnimationSink()
  let mainQueue = MainQueue()
  let observed = ObservedChanges()
  let observingTypes = ObservingTypes()
  let viewTypes = ViewTypes()
  let pool = GraphPool()
  let movements = Movements()
  /// The tasks of views that have not started.
  var newTasks: [RunningTask] = []
  /// The current drag or its return animation; almost always nil.
  var drag: DragSession?
  /// The number of regions in the last frame, to reserve capacity.
  var regionCount = 0

  private let hot = UnsafeMutablePointer<Hot>.allocate(capacity: 1)

  /// Creates an empty store.
  public init() {
    log = EvaluationLog()
    storage = StateStorage(log)
    hot.initialize(to: Hot())
    drawings.initialize(to: DrawingLog())
  }

  deinit {
    hot.deinitialize(count: 1)
    hot.deallocate()
    drawings.deallocate()
  }

  /// The fields read by nearly every view; behind a pointer, without the exclusivity checks (5 % of
  /// a frame).
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

  /// The number of the frame.
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
  /// The current inspection; almost always nil.
  var inspection: Inspection? {
    get { hot.pointee.inspection }
    set { hot.pointee.inspection = newValue }
  }
}

extension FrameStore {
  /// Resets the state of the previous frame.
  ///
  /// - Parameters:
  ///   - now: The time of the frame.
  ///   - rect: The safe area of the window.
  func beginFrame(at now: Duration, in rect: Rect) {
    hot.pointee.now = now
    hot.pointee.frame += 1
    if table.isCrowded { renumber() }
    inspection?.beginFrame()
    observingTypes.endObservations()
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

  /// Finishes the state that depends on the whole frame.
  func endFrame() {
    preferences.endFrame()
    for action in storage.endFrame() { effects.perform(action) }
    transitions.endFrame(frame, storage)
    movements.endFrame()
    for completion in animations.endFrame(frame, movements) { effects.perform(completion.complete) }
    // Requests the next frame of animations.
    let rate = Int(max(animations.framesPerSecond ?? 0, movements.framesPerSecond ?? 0))
    if rate > 0 { redraw.request(at: now + .microseconds((1_000_000 + rate - 1) / rate)) }
    places.endFrame()
    pool.endFrame(frame)
    texts.sweep(before: frame - 1)
    redraw.endFrame(at: now)
  }

  /// Replaces the table if transient colours have used up its numbers.
  private func renumber() {
    hot.pointee.table = CellTable()
    texts.removeAll()
  }
}
