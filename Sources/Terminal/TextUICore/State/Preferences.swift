/// A value that views report to those above them.
public protocol PreferenceKey {
  /// What kind of value it is; found by the compiler.
  associatedtype Value
  /// What is reported where no view says anything.
  static var defaultValue: Value { get }
  /// Joins what a later view reports to what earlier ones have.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// What the views of a frame have reported, and who listens.
///
/// A report goes to all listeners for its key round the view, however late it comes: content that
/// is resolved when its place is known reports as well.
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
    /// What the listener does with the reports that reached it, in the order they came.
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

  /// What has been reported so far to a listener.
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
  /// Joins reports in their order.
  static func joined(_ reports: [Any]) -> Value {
    var result = defaultValue
    for case let report as Value in reports { reduce(value: &result) { report } }
    return result
  }
}

extension Resolver {
  /// Resolves content whose reports go to a listener.
  mutating func listen<Key: PreferenceKey>(
    for key: Key.Type, receive: @escaping (Key.Value) -> Void,
    content: (inout Resolver) -> Void
  ) {
    let outer = values.listener
    values.listener = store.preferences.addListener(
      Preferences.Listener(
        key: ObjectIdentifier(key), parent: outer, receive: { receive(Key.joined($0)) }))
    content(&self)
    values.listener = outer
  }
}
