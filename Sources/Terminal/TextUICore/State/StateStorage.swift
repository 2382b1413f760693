/// The objects that views store between frames, by identity.
///
/// An object is released after a frame in which its place was not visited, unless a container has
/// pinned an enclosing scope.
final class StateStorage {
  private(set) var slots: [Identity: Slot] = [:]
  private var scopes: [Identity: Scope] = [:]
  /// The number of scopes that were entered in this frame.
  private var entries = 0
  private var pinned: Set<Identity> = []
  private var frame = 0
  /// The number of objects that were visited in this frame.
  private var visited = 0
  /// The number of visits of views with a lifecycle.
  private var visits = 0
  /// The scope that new objects belong to.
  private(set) var scope = Identity.root
  private let log: EvaluationLog

  /// A stored object.
  final class Slot {
    let object: AnyObject
    let scope: Identity
    fileprivate(set) var lastFrame: Int

    fileprivate init(object: AnyObject, scope: Identity, lastFrame: Int) {
      (self.object, self.scope, self.lastFrame) = (object, scope, lastFrame)
    }
  }

  /// A scope and its parent.
  private struct Scope {
    let outer: Identity
    let lastFrame: Int
    /// True if an object has been stored in the scope, or in one inside it.
    var holdsState = false
  }

  init(_ log: EvaluationLog) {
    self.log = log
  }

  func beginFrame(_ frame: Int) {
    self.frame = frame
    scope = .root
    (entries, visited) = (0, 0)
    pinned.removeAll(keepingCapacity: true)
  }

  /// Returns the object at a place; it is created at the first visit.
  ///
  /// - Parameters:
  ///   - identity: The place.
  ///   - isState: False if nothing is lost with the object, as with a result that can be had again.
  ///   - make: Creates the object.
  /// - Returns: The object.
  func object<Object: AnyObject>(
    at identity: Identity, isState: Bool = true, make: () -> Object
  ) -> Object {
    if let slot = slots[identity], let object = slot.object as? Object {
      visit(slot)
      return object
    }
    let object = make()
    if isState { noteState() }
    let slot = Slot(object: object, scope: scope, lastFrame: frame - 1)
    if let replaced = slots.updateValue(slot, forKey: identity), replaced.lastFrame == frame {
      visited -= 1
    }
    visit(slot)
    return object
  }

  /// Visits a stored object, so that it is kept after this frame.
  func visit(_ slot: Slot) {
    if log.isRunning { log.note(slot) }
    guard slot.lastFrame != frame else { return }
    slot.lastFrame = frame
    visited += 1
  }

  /// Visits stored objects, so that they are kept after this frame.
  func visit(_ slots: [Slot]) {
    if log.isRunning { log.note(slots) }
    let frame = frame
    var count = 0
    for slot in slots where slot.lastFrame != frame {
      slot.lastFrame = frame
      count += 1
    }
    visited += count
  }

  /// Returns the next visit number, which orders views that leave together.
  func countVisit() -> Int {
    visits += 1
    return visits
  }
}

extension StateStorage {
  /// Enters a scope inside the current one.
  ///
  /// - Returns: The current scope, to return to.
  func enter(_ name: Identity) -> Identity {
    log.noteEffect()
    let outer = scope
    if name != outer {
      entries += 1
      let holdsState = scopes[name]?.holdsState ?? false
      scopes[name] = Scope(outer: outer, lastFrame: frame, holdsState: holdsState)
    }
    scope = name
    return outer
  }

  /// Notes that the current scope, and so those around it, hold state.
  func noteState() {
    var name = scope
    while let index = scopes.index(forKey: name), !scopes.values[index].holdsState {
      scopes.values[index].holdsState = true
      name = scopes.values[index].outer
    }
  }

  /// Returns true if a scope must be pinned so that nothing is lost.
  func holdsState(_ scope: Identity) -> Bool { scopes[scope]?.holdsState ?? false }

  /// Enters a scope that was entered before.
  ///
  /// - Returns: The current scope, to return to.
  @discardableResult
  func restore(_ name: Identity) -> Identity {
    defer { scope = name }
    return scope
  }

  /// Keeps the state of a scope after this frame, visited or not.
  func pin(_ name: Identity) {
    log.noteEffect()
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

  /// Releases the objects that were not visited in this frame and are not pinned.
  ///
  /// - Returns: The `onDisappear` actions of views that left.
  func endFrame() -> [() -> Void] {
    guard scopes.count != entries || slots.count != visited else { return [] }
    let gone = slots.filter { $0.value.lastFrame != frame && !isPinned($0.value.scope) }
    for identity in gone.keys { slots[identity] = nil }
    scopes = scopes.filter { $0.value.lastFrame == frame || isPinned($0.key) }
    let lifecycles = gone.values.compactMap { $0.object as? Lifecycle }
    return lifecycles.sorted { $0.visit < $1.visit }.compactMap { $0.onDisappear }
  }
}
