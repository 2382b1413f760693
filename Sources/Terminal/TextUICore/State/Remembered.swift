extension Resolver {
  /// Returns the object stored at this place; it is created at the first visit.
  ///
  /// The object is released after a frame in which its place was not visited.
  ///
  /// - Parameters:
  ///   - key: Distinguishes several objects at one place; by default the object's type.
  ///   - make: Creates the object.
  /// - Returns: The object.
  public func remembered<Object: AnyObject>(
    _ key: Any.Type = Object.self, make: () -> Object
  ) -> Object {
    // An event handler may change the object without notice, so that its view cannot be reused.
    store.log.noteEffect()
    return store.storage.object(at: identity.child(key), make: make)
  }

  /// Returns the object shared by all places; it is created when a view first requests it.
  ///
  /// The object is released after a frame in which no view requested it.
  package func rememberedByAll<Object: AnyObject>(make: () -> Object) -> Object {
    store.log.noteEffect()
    return store.storage.object(at: Identity.root.child(Object.self), make: make)
  }

  /// Returns the value of the previous frame if it differs from the current one.
  ///
  /// - Parameters:
  ///   - value: The current value.
  ///   - key: Distinguishes several values at one place.
  /// - Returns: The previous value; nil if it is equal, or there was none.
  public func change<Value: Equatable>(of value: Value, _ key: Any.Type) -> Value? {
    let last = store.storage.object(at: identity.child(key)) { Remembered(value) }
    guard last.value != value else { return nil }
    store.log.noteEffect()
    defer { last.value = value }
    return last.value
  }

  /// Resolves content whose state can be pinned while it is not visited.
  package mutating func pinnableScope(_ name: Identity, _ content: (inout Resolver) -> Void) {
    let outer = store.storage.enter(name)
    content(&self)
    store.storage.restore(outer)
  }

  /// Keeps the state of a scope after this frame, visited or not.
  package func pin(_ name: Identity) {
    store.storage.pin(name)
  }

  /// Returns true if a scope of the previous frame would lose state if it were not pinned.
  package func holdsState(_ name: Identity) -> Bool { store.storage.holdsState(name) }
}

/// A box of a value that is stored at a place between frames.
package final class Remembered<Value> {
  package var value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
