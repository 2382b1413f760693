/// The views of a `ForEach` that keys delete or move while they are selected in a list.
public struct EditableRows<Elements: RandomAccessCollection, ID: Hashable, Row: View>: Primitive {
  let rows: ForEach<Elements, ID, Row>
  var edits = RowEdits()

  public func resolve(_ resolver: inout Resolver) {
    let outer = resolver.identity
    for (index, element) in rows.elements.enumerated() {
      let edit = RowEdit(index: index, count: rows.elements.count, edits: edits)
      resolver.identity = outer.child(id: rows.id(element))
      rows.content(element).layoutValue(key: RowEditKey.self, value: edit).resolve(&resolver)
    }
    resolver.identity = outer
  }

  /// Sets the action of Delete and Backspace as well; see `ForEach`.
  public func onDelete(perform action: ((_ index: Int) -> Void)?) -> EditableRows {
    var rows = self
    rows.edits.delete = action
    return rows
  }

  /// Sets the action of Alt with an arrow as well; see `ForEach`.
  public func onMove(perform action: ((_ from: Int, _ to: Int) -> Void)?) -> EditableRows {
    var rows = self
    rows.edits.move = action
    return rows
  }
}

extension ForEach {
  /// Runs an action when Delete or Backspace is pressed while one of the rows is selected.
  ///
  ///     List(selection: $chosen) {
  ///       Section("Farm") {
  ///         ForEach(animals) { Text($0.name).tag($0.id) }
  ///           .onDelete { animals.remove(at: $0) }
  ///           .onMove { animals.swapAt($0, $1) }
  ///       }
  ///     }
  ///
  /// The rows are in a `List` of views and have tags. After a row is removed, the row in its place
  /// is selected. The action may also ask for a confirmation first.
  ///
  /// - Parameter action: A closure that receives the index of the element; nil for none.
  /// - Returns: The rows.
  public func onDelete(
    perform action: ((_ index: Int) -> Void)?
  ) -> EditableRows<Elements, ID, Content> {
    EditableRows(rows: self).onDelete(perform: action)
  }

  /// Runs an action when an arrow up or down is pressed with Alt while one of the rows is selected.
  ///
  /// - Parameter action: A closure that receives the index of the element, and the index one less
  ///   or one more that it is to have; not called at the ends. Nil for none.
  /// - Returns: The rows.
  public func onMove(
    perform action: ((_ from: Int, _ to: Int) -> Void)?
  ) -> EditableRows<Elements, ID, Content> {
    EditableRows(rows: self).onMove(perform: action)
  }
}

/// The position of a row among those of its `ForEach`, and the actions of keys.
struct RowEdit {
  let index: Int
  let count: Int
  let edits: RowEdits
}

enum RowEditKey: LayoutValueKey {
  static var defaultValue: RowEdit? { nil }
}
