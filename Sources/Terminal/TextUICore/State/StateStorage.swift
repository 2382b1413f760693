/// The objects that views keep from frame to frame, by the places of the views.
///
/// An object is forgotten after a frame in which its place was not visited, unless a container has
/// pinned a scope round it.
final class StateStorage {
  private(set) var slots: [Identity: Slot] = [:]
  private var scopes: [Identity: Scope] = [:]
  private var pinned: Set<Identity> = []
  private var frame = 0
  /// How often views with a lifecycle have been visited.
  private var visits = 0
  private var fieldsOfTypes: [ObjectIdentifier: LinkedFields] = [:]
  /// The scope that new objects belong to.
  private(set) var scope = Identity.root

  /// One remembered thing.
  struct Slot {
    let object: AnyObject
    let scope: Identity
    var lastFrame: Int
  }

  /// A scope, which stands in another.
  private struct Scope {
    let outer: Identity
    let lastFrame: Int
  }

  func beginFrame(_ frame: Int) {
    self.frame = frame
    scope = .root
    pinned.removeAll(keepingCapacity: true)
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

  /// The properties of a type of views that are to be linked, looked up once for each type.
  func linkedFields(of type: Any.Type) -> LinkedFields {
    let key = ObjectIdentifier(type)
    if let known = fieldsOfTypes[key] { return known }
    let fields = LinkedFields(of: type)
    fieldsOfTypes[key] = fields
    return fields
  }

  /// The number of a visit, so that views that go together go in their order.
  func countVisit() -> Int {
    visits += 1
    return visits
  }
}

extension StateStorage {
  /// Lets new objects belong to a scope inside of the present one.
  ///
  /// - Returns: The present one, to go back to.
  func enter(_ name: Identity) -> Identity {
    let outer = scope
    if name != outer { scopes[name] = Scope(outer: outer, lastFrame: frame) }
    scope = name
    return outer
  }

  /// Lets new objects belong to a scope that has been entered before.
  ///
  /// - Returns: The present one, to go back to.
  @discardableResult
  func goBack(to name: Identity) -> Identity {
    defer { scope = name }
    return scope
  }

  /// Keeps in this frame what a scope remembers, visited or not.
  func pin(_ name: Identity) {
    pinned.insert(name)
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

  /// Forgets what was not visited in this frame and is not pinned.
  ///
  /// - Returns: What views that have gone want done.
  func endFrame() -> [() -> Void] {
    guard slots.contains(where: { $0.value.lastFrame != frame }) else { return [] }
    let gone = slots.filter { $0.value.lastFrame != frame && !isPinned($0.value.scope) }
    for identity in gone.keys { slots[identity] = nil }
    scopes = scopes.filter { $0.value.lastFrame == frame || isPinned($0.key) }
    let lifecycles = gone.values.compactMap { $0.object as? Lifecycle }
    return lifecycles.sorted { $0.visit < $1.visit }.compactMap { $0.onDisappear }
  }
}
