import MemoryModel

/// The new ids of one change, which are the same however often the change is applied.
final class ReservedIDs {
  private let make: () -> Theme.ID
  private var ids: [Theme.ID] = []

  /// - Parameter make: Makes an id, preferably one that no theme anywhere has.
  init(make: @escaping () -> Theme.ID) {
    self.make = make
  }

  /// Returns an id that is not among the given ones.
  ///
  /// - Parameters:
  ///   - index: The place of the id in the change, from 0.
  ///   - taken: The ids that other themes have.
  /// - Returns: The id, the same for the same index unless it is taken.
  func id(_ index: Int, besides taken: Set<Theme.ID>) -> Theme.ID {
    while ids.count <= index { ids.append(make()) }
    let id = ids[index]
    if !taken.contains(id) { return id }
    // The closure may make the same id each time.
    var number = 2
    while taken.contains("\(id)-\(number)") { number += 1 }
    return "\(id)-\(number)"
  }
}
