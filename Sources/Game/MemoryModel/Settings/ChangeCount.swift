import Observation

/// The number of changes of a value that is not a property, such as a text in a storage.
///
/// The value is observed through the number: a reader of the value reads the number too.
@Observable final class ChangeCount {
  private(set) var number = 0

  func increase() { number += 1 }
}
