/// Compares the environments of two frames.
///
/// All views usually have the same values of the program's keys, so that the last comparison of
/// these is kept.
struct EnvironmentComparison {
  private var last: (first: CustomValues?, second: CustomValues?, areSame: Bool)?

  mutating func areSame(_ first: CustomValues?, _ second: CustomValues?) -> Bool {
    if first === second { return true }
    if let last, last.first === first, last.second === second { return last.areSame }
    let areSame = first?.isSame(as: second) ?? false
    last = (first, second, areSame)
    return areSame
  }
}

/// The environment values of keys that the program defines, immutable and shared.
final class CustomValues {
  private let values: [ObjectIdentifier: Any]

  init(_ values: [ObjectIdentifier: Any] = [:]) {
    self.values = values
  }

  subscript(key: ObjectIdentifier) -> Any? { values[key] }

  /// Returns the values with another value of a key.
  func setting(_ key: ObjectIdentifier, to value: Any) -> CustomValues {
    var values = values
    values[key] = value
    return CustomValues(values)
  }

  /// Returns true if all values are known to be the same: equal values and identical objects.
  func isSame(as other: CustomValues?) -> Bool {
    values.count == other?.values.count
      && values.allSatisfy { isEqual($1, other?.values[$0]) }
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

extension FrameStore {
  /// Returns true if views read the same values in two environments.
  func areSame(_ first: EnvironmentValues, _ second: EnvironmentValues) -> Bool {
    first.isSame(as: second) && environments.areSame(first.custom, second.custom)
  }
}
