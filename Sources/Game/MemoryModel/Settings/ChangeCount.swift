import Observation

/// The number of changes of a value that is not a property, such as a text in a storage.
///
/// Who reads the value reads the number as well, and so observes the value.
@Observable final class ChangeCount {
  private(set) var number = 0

  func increase() { number += 1 }
}
