/// The actions of the keys that delete and move the selected row of a list.
struct RowEdits {
  var delete: ((_ index: Int) -> Void)?
  var move: ((_ from: Int, _ to: Int) -> Void)?
}

/// The edits of a list between two frames, during which it still has the indices of the first.
///
/// A class, because all keys until the next frame share it.
final class RowEditor {
  private var moved: (from: Int, to: Int)?
  private var hasDeleted = false

  /// Handles Delete and Backspace, and the arrows up and down with Alt.
  ///
  /// - Parameters:
  ///   - press: The key.
  ///   - edits: The actions of the row.
  ///   - index: The index of the row in the latest frame.
  ///   - count: The number of rows.
  /// - Returns: Whether the key was handled; also a move that the ends prevent is.
  func take(_ press: KeyPress, _ edits: RowEdits, at index: Int, of count: Int) -> KeyResult {
    // Another row may have moved since the latest frame, and the row itself may be gone.
    let isUnknown = hasDeleted || (moved.map { $0.from != index } ?? false)
    let place = isUnknown ? nil : moved?.to ?? index
    if let delete = edits.delete, press.deletes {
      hasDeleted = true
      if let place { delete(place) }
    } else if let move = edits.move, let step = press.moveStep {
      let target = place.map { $0 + step } ?? count
      guard let place, (0..<count).contains(target) else { return .handled }
      moved = (index, target)
      move(place, target)
    } else {
      return .ignored
    }
    return .handled
  }
}

extension KeyPress {
  fileprivate var deletes: Bool { (key == .delete || key == .backspace) && modifiers.isEmpty }

  fileprivate var moveStep: Int? {
    guard modifiers == .alt else { return nil }
    return key == .up ? -1 : key == .down ? 1 : nil
  }
}

extension List {
  /// Runs an action when Delete or Backspace is pressed while a row is selected.
  ///
  ///     List(animals, selection: $chosen) { Text($0.name) }
  ///       .onDelete { animals.remove(at: $0) }
  ///       .onMove { animals.swapAt($0, $1) }
  ///
  /// After the element is removed, the row in its place is selected. The action may also ask for a
  /// confirmation first. See `ForEach` for lists of views.
  ///
  /// - Parameter action: A closure that receives the index of the selected row; nil for none.
  /// - Returns: The list.
  public func onDelete<Elements, Row>(perform action: ((_ index: Int) -> Void)?) -> List
  where Content == ElementList<Elements, SelectionValue, Row> {
    changed { $0.edits.delete = action }
  }

  /// Runs an action when an arrow up or down is pressed with Alt while a row is selected.
  ///
  /// - Parameter action: A closure that receives the index of the selected row, and the index one
  ///   less or one more that it is to have; not called at the ends. Nil for none.
  /// - Returns: The list.
  public func onMove<Elements, Row>(perform action: ((_ from: Int, _ to: Int) -> Void)?) -> List
  where Content == ElementList<Elements, SelectionValue, Row> {
    changed { $0.edits.move = action }
  }
}
