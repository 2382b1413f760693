/// A key of a value that views report to their ancestors.
public protocol PreferenceKey: SendableMetatype {
  /// The type of the value; inferred.
  associatedtype Value
  /// The value if no view reports one.
  static var defaultValue: Value { get }
  /// Combines the value of a later view with that of earlier ones.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The preference values reported in a frame, and their listeners.
///
/// A report reaches all listeners for its key among the ancestors, however late it comes: content
/// that is resolved after layout reports as well.
final class Preferences {
  private var reports: [Report] = []
  private var listeners: [Listener] = []

  struct Report {
    let key: ObjectIdentifier
    let value: Any
    let listener: Int
  }

  struct Listener {
    let key: ObjectIdentifier
    let parent: Int
    /// Receives the values that reached the listener, in order.
    let receive: ([Any]) -> Void
  }

  func beginFrame() {
    reports.removeAll(keepingCapacity: true)
    listeners.removeAll(keepingCapacity: true)
  }

  func report(_ value: Any, for key: ObjectIdentifier, to listener: Int) {
    reports.append(Report(key: key, value: value, listener: listener))
  }

  func addListener(_ listener: Listener) -> Int {
    listeners.append(listener)
    return listeners.count - 1
  }

  /// Returns the values that a listener has received so far.
  func values(for listener: Int) -> [Any] {
    guard listeners.indices.contains(listener) else { return [] }
    let key = listeners[listener].key
    return reports.filter { $0.key == key && reaches(listener, from: $0.listener) }.map(\.value)
  }

  private func reaches(_ listener: Int, from start: Int) -> Bool {
    var current = start
    while current > listener { current = listeners[current].parent }
    return current == listener
  }

  func endFrame() {
    for (index, listener) in listeners.enumerated() { listener.receive(values(for: index)) }
  }
}

extension PreferenceKey {
  /// Reduces values in their order.
  static func joined(_ reports: [Any]) -> Value {
    var result = defaultValue
    for case let report as Value in reports { reduce(value: &result) { report } }
    return result
  }
}

extension Resolver {
  /// Resolves content whose reports reach a listener.
  mutating func listen<Key: PreferenceKey>(
    for key: Key.Type, receive: @escaping (Key.Value) -> Void,
    content: (inout Resolver) -> Void
  ) {
    store.log.noteEffect()
    let outer = values.listener
    values.listener = store.preferences.addListener(
      Preferences.Listener(
        key: ObjectIdentifier(key), parent: outer, receive: { receive(Key.joined($0)) }))
    content(&self)
    values.listener = outer
  }
}
