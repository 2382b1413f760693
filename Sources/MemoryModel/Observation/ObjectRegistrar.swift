public import Observation

/// Tells who shows anything of an object that something of it changes, as Combine's `ObservableObject`
/// does.
///
/// An `@Observable` class uses it in place of the registrar that the macro would give it:
///
///     @Observable final class Lamp {
///       @ObservationIgnored private let _$observationRegistrar = ObjectRegistrar()
///       var isOn = false
///     }
///
/// A screen that is drawn as a whole loses nothing by that.
// A key path to a property is made when it is first used, which takes 50,000 instructions: for all that
// the first picture shows, a fifth of the way to it. Here one is made for all objects together.
public struct ObjectRegistrar: Sendable {
  private final class Object: Observable, Sendable {}

  private static let object = Object()
  private let registrar = ObservationRegistrar()

  /// Nobody looks yet.
  public init() {}

  /// Has whoever asks for observation in this moment be told of the next change.
  public func access() {
    registrar.access(Self.object, keyPath: \.self)
  }

  /// Says that something is about to change; to be followed by `didSet()`.
  public func willSet() {
    registrar.willSet(Self.object, keyPath: \.self)
  }

  /// Says that it has changed.
  public func didSet() {
    registrar.didSet(Self.object, keyPath: \.self)
  }
}

// What the macro's code calls. Inlined, since key paths that nobody reads are not made then.
extension ObjectRegistrar {
  /// The same as `access()`, whatever the property.
  @inlinable
  @inline(__always)
  public func access<Subject: Observable>(
    _ subject: Subject, keyPath: KeyPath<Subject, some Any>
  ) {
    access()
  }

  /// The same as `willSet()`, whatever the property.
  @inlinable
  @inline(__always)
  public func willSet<Subject: Observable>(
    _ subject: Subject, keyPath: KeyPath<Subject, some Any>
  ) {
    willSet()
  }

  /// The same as `didSet()`, whatever the property.
  @inlinable
  @inline(__always)
  public func didSet<Subject: Observable>(
    _ subject: Subject, keyPath: KeyPath<Subject, some Any>
  ) {
    didSet()
  }

  /// Changes something, and says so before and after, whatever the property.
  @inlinable
  @inline(__always)
  public func withMutation<Subject: Observable, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, some Any>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet()
    defer { didSet() }
    return try mutation()
  }
}
