/// The environment values of keys that the program defines, immutable and shared.
final class CustomValues {
  private let values: [ObjectIdentifier: Any]
  /// The keys that an evaluation reads; nil if none is being logged.
  let reads: CustomReads?

  init(_ values: [ObjectIdentifier: Any] = [:], _ reads: CustomReads? = nil) {
    (self.values, self.reads) = (values, reads)
  }

  /// The value of a key, which counts as read.
  subscript(key: ObjectIdentifier) -> Any? {
    reads?.note(key)
    return values[key]
  }

  /// Returns the values with another value of a key.
  func setting(_ key: ObjectIdentifier, to value: Any) -> CustomValues {
    var values = values
    values[key] = value
    return CustomValues(values, reads)
  }

  /// Returns the values, whose keys are noted when they are read.
  func noting(_ reads: CustomReads) -> CustomValues { CustomValues(values, reads) }

  /// The keys that have values.
  var keys: Set<ObjectIdentifier> { Set(values.keys) }

  /// Returns true if some keys are known to have the same values: equal ones or identical objects.
  static func areSame(
    _ first: CustomValues?, _ second: CustomValues?, for keys: Set<ObjectIdentifier>
  ) -> Bool {
    keys.allSatisfy { key in
      switch (first?.values[key], second?.values[key]) {
      case (nil, nil): true
      case (let first?, let second?): isEqual(first, second)
      default: false
      }
    }
  }
}

/// The keys of environment values that an evaluation, and those around it, have read.
final class CustomReads {
  private(set) var keys: Set<ObjectIdentifier> = []
  private let outer: CustomReads?

  init(in outer: CustomReads?) {
    self.outer = outer
  }

  func note(_ key: ObjectIdentifier) {
    keys.insert(key)
    outer?.note(key)
  }

  func note(_ keys: Set<ObjectIdentifier>) {
    for key in keys { note(key) }
  }
}

/// Returns true if two values are equal or the same object; false if they cannot be compared.
private func isEqual(_ first: Any, _ second: Any?) -> Bool {
  guard let second else { return false }
  if let first = first as? [String: Any], let second = second as? [String: Any] {
    return first.count == second.count && first.allSatisfy { isEqual($1, second[$0]) }
  }
  if let first = first as? any Equatable { return first.isEqual(to: second) }
  return (first as AnyObject) === (second as AnyObject)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}
