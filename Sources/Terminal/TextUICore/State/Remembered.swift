extension Resolver {
  /// The object remembered at this place, made when it is visited for the first time.
  ///
  /// It is forgotten after a frame in which its place was not visited.
  ///
  /// - Parameters:
  ///   - key: Distinguishes several at one place; by default the type of the object.
  ///   - make: Makes it.
  /// - Returns: The object.
  public func remembered<Object: AnyObject>(
    _ key: Any.Type = Object.self, make: () -> Object
  ) -> Object {
    store.storage.object(at: identity.child(key), make: make)
  }

  /// The object remembered for all places together, made when a view asks for the first time.
  ///
  /// It is forgotten after a frame in which no view asked.
  package func rememberedByAll<Object: AnyObject>(make: () -> Object) -> Object {
    store.storage.object(at: Identity.root.child(Object.self), make: make)
  }

  /// The value of the frame before, if it was another one than now.
  ///
  /// - Parameters:
  ///   - value: What it is now.
  ///   - key: Distinguishes several at one place.
  /// - Returns: What it was; nil if it is the same, or was not there.
  public func change<Value: Equatable>(of value: Value, _ key: Any.Type) -> Value? {
    let last = remembered(key) { Remembered(value) }
    guard last.value != value else { return nil }
    defer { last.value = value }
    return last.value
  }

  /// Resolves content whose state can be kept while it is not visited.
  package mutating func pinnableScope(_ name: Identity, _ content: (inout Resolver) -> Void) {
    let outer = store.storage.enter(name)
    content(&self)
    store.storage.goBack(to: outer)
  }

  /// Keeps in this frame what a scope remembers, visited or not.
  package func pin(_ name: Identity) {
    store.storage.pin(name)
  }
}

/// Something that is kept at a place from frame to frame.
package final class Remembered<Value> {
  package var value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
