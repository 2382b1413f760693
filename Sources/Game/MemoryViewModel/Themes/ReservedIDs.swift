import MemoryModel

/// The new ids of one change, which are the same each time the change is applied.
final class ReservedIDs {
  private let make: () -> Theme.ID
  private var ids: [Theme.ID] = []

  /// - Parameter make: Returns an id, preferably a unique one.
  init(make: @escaping () -> Theme.ID) {
    self.make = make
  }

  /// Returns an id that is not taken.
  ///
  /// - Parameters:
  ///   - index: The index of the id in the change.
  ///   - taken: The ids of other themes.
  /// - Returns: The id, the same for the same index unless it is taken.
  func id(_ index: Int, besides taken: Set<Theme.ID>) -> Theme.ID {
    while ids.count <= index { ids.append(make()) }
    let id = ids[index]
    if !taken.contains(id) { return id }
    // The closure may return the same id each time.
    var number = 2
    while taken.contains("\(id)-\(number)") { number += 1 }
    return "\(id)-\(number)"
  }
}
