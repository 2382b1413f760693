import Observation

/// A registrar that notifies the observers of an object when any of its properties changes.
///
/// It is used where the `@Observable` macro cannot be: a setting and a storage of closures have no
/// properties with key paths to observe.
struct ObjectRegistrar: Sendable {
  private final class Object: Observable, Sendable {}

  private static let object = Object()
  private let registrar = ObservationRegistrar()

  /// Registers the current observation, if there is one, for the next change.
  func access() {
    registrar.access(Self.object, keyPath: \.self)
  }

  /// Announces a change; `didSet()` must follow.
  func willSet() {
    registrar.willSet(Self.object, keyPath: \.self)
  }

  /// Notifies the observers of a change that has happened.
  func didSet() {
    registrar.didSet(Self.object, keyPath: \.self)
  }
}
