/// All that outlasts a frame: state, focus, running animations, scroll offsets, rectangles.
///
/// Everything is kept by identity, and forgotten after a frame in which its place was not visited,
/// unless a container has pinned a scope round it.
public final class FrameStore {
  /// The size of the window.
  var size = Size.zero
  var safeArea = EdgeInsets.zero
  var slots: [Identity: Slot] = [:]
  /// The scope that new slots belong to, and the scope round each.
  var scope = Identity.root
  var scopes: [Identity: Scope] = [:]
  var pinned: Set<Identity> = []
  /// What views that say so say about the showing of changes in this frame.
  var scopedAnimations: [Identity: AnimationWish] = [:]
  var waitingCompletions: [Completion] = []
  var transitions: [Identity: TransitionRecord] = [:]
  /// How many views with transitions the frame has so far.
  var transitionCount = 0
  /// How often views with a lifecycle have been visited.
  var visits = 0
  var preferences = PreferenceValues()
  /// Where views that said so stood, by the hash of what they called themselves.
  var rects: [Identity: Rect] = [:]
  /// Which of them stand there in this frame.
  private var placedRects: Set<Identity> = []
  var focus = FocusState()
  var layers: [Layer] = []
  /// The layer whose views are being made.
  var layer = Identity.root
  var effects: [() -> Void] = []
  var announcements: [String] = []
  var wake: Duration?
  /// Whether a state has changed since the frame was begun.
  var isDirty = false
  var fieldsOfTypes: [ObjectIdentifier: LinkedFields] = [:]
  let pool = GraphPool()
  /// How many regions the last frame had, to make room at once.
  var regionCount = 0
  let sink = AnimationSink()
  let mainQueue = MainQueue()

  private let hot = UnsafeMutablePointer<Hot>.allocate(capacity: 1)

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
  }

  /// The time of the frame that is being made.
  var now: Duration {
    get { hot.pointee.now }
    set { hot.pointee.now = newValue }
  }

  /// Counts frames.
  var frame: Int {
    get { hot.pointee.frame }
    set { hot.pointee.frame = newValue }
  }

  var animations: AnimationState {
    _read { yield hot.pointee.animations }
    _modify { yield &hot.pointee.animations }
  }

  var table: CellTable {
    get { hot.pointee.table }
    set { hot.pointee.table = newValue }
  }

  var texts: TextStore {
    _read { yield hot.pointee.texts }
    _modify { yield &hot.pointee.texts }
  }

  /// A scope, which stands in another.
  struct Scope {
    let outer: Identity
    let lastFrame: Int
  }

  /// One remembered thing.
  struct Slot {
    let object: AnyObject
    let scope: Identity
    var lastFrame: Int
  }

  /// The object remembered at a place, made when it is visited for the first time.
  func object<Object: AnyObject>(at identity: Identity, make: () -> Object) -> Object {
    if let index = slots.index(forKey: identity) {
      slots.values[index].lastFrame = frame
      if let object = slots.values[index].object as? Object { return object }
    }
    let object = make()
    slots[identity] = Slot(object: object, scope: scope, lastFrame: frame)
    return object
  }

  /// Forgets what was not visited in this frame and is not pinned, and does what views that have
  /// gone wanted done.
  func sweep() {
    guard slots.contains(where: { $0.value.lastFrame != frame }) else { return }
    let gone = slots.filter { $0.value.lastFrame != frame && !isPinned($0.value.scope) }
    for identity in gone.keys { slots[identity] = nil }
    let lifecycles = gone.values.compactMap { $0.object as? Lifecycle }
    effects += lifecycles.sorted { $0.visit < $1.visit }.compactMap(\.onDisappear)
    scopes = scopes.filter { $0.value.lastFrame == frame || isPinned($0.key) }
  }

  /// Notes where a view stands.
  func note(_ rect: Rect, of identity: Identity) {
    rects[identity] = rect
    placedRects.insert(identity)
  }

  /// Forgets where views stood that stand nowhere.
  func sweepRects() {
    if placedRects.count < rects.count { rects = rects.filter { placedRects.contains($0.key) } }
    placedRects.removeAll(keepingCapacity: true)
  }

  func isPinned(_ scope: Identity) -> Bool {
    guard !pinned.isEmpty else { return false }
    var scope: Identity? = scope
    while let current = scope {
      if pinned.contains(current) { return true }
      scope = scopes[current]?.outer
    }
    return false
  }

  /// Asks for a frame at a time; the earliest one counts.
  func wake(at time: Duration) {
    wake = min(wake ?? time, time)
  }
}

extension Resolver {
  /// The object remembered at this place, made when it is visited for the first time.
  ///
  /// - Parameters:
  ///   - key: Distinguishes several at one place.
  ///   - make: Makes it.
  /// - Returns: The object.
  func remembered<Object: AnyObject>(_ key: UInt64 = 0, make: () -> Object) -> Object {
    store.object(at: identity.child(key &+ 0x20_0000_0000), make: make)
  }

  /// The value of the frame before, if it was another one than now.
  func change<Value: Equatable>(of value: Value, _ key: UInt64) -> Value? {
    let last = remembered(key) { Remembered(value) }
    guard last.value != value else { return nil }
    defer { last.value = value }
    return last.value
  }

  /// Resolves content whose state can be kept while it is not visited.
  mutating func pinnableScope(_ name: Identity, _ content: (inout Resolver) -> Void) {
    let outer = store.scope
    if name != outer {
      store.scopes[name] = FrameStore.Scope(outer: outer, lastFrame: store.frame)
    }
    store.scope = name
    content(&self)
    store.scope = outer
  }

  /// Keeps in this frame what a scope remembers, visited or not.
  func pin(_ name: Identity) {
    store.pinned.insert(name)
  }
}

/// Something that is kept at a place from frame to frame.
final class Remembered<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
