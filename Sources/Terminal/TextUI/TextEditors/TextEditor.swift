/// An editor for several lines of text, wrapped between words.
///
/// It fills the proposed space, and scrolls with the cursor and by the wheel; if the text is
/// longer, a bar at the right edge shows the position. Enter begins a new line, Tab moves the
/// focus; ↑ and ↓ move by displayed rows, and move the focus at the ends of the text. Home and End
/// move to the ends of a row, with Control to those of the text, Page Up and Page Down by a page.
/// Other keys work as in a `TextField`, for the cursor's line. It has no border. It is meant for a
/// few pages of text, because each key costs time proportional to the length.
public struct TextEditor: Primitive {
  private let text: Binding<String>

  /// Creates an editor of a text; set its label with `accessibilityLabel(_:)`.
  public init(text: Binding<String>) {
    self.text = text
  }

  public func resolve(_ resolver: inout Resolver) {
    TextEditor(text: resolver.editable(text)).resolveEditor(&resolver)
  }

  private func resolveEditor(_ resolver: inout Resolver) {
    let place = resolver.remembered { EditorPlace(redraw: resolver.redraw) }
    var control = Control(words: AccessibilityText(value: text.wrappedValue))
    (control.saysChanges, control.isField) = (false, true)
    control.onKey = { take($0, place) }
    control.onPaste = { [taken = resolver.values[FieldPasteKey.self]] piece in
      if taken?(piece) == .handled { return .handled }
      edit(place) { $0.insert(piece) }
      return .handled
    }
    control.responders = [
      .wheel { _, rows in
        place.scroll(rows: rows.signum() * 3, in: text.wrappedValue) ? .handled : .ignored
      },
      .press { place.follow($0, in: text.wrappedValue) },
    ]
    resolver.control(control) { $0.leaf(TextEditorElement(text.wrappedValue, place, $0)) }
  }

  private func take(_ press: KeyPress, _ place: EditorPlace) -> KeyResult {
    let text = text.wrappedValue
    let isPlain = press.modifiers.isDisjoint(with: [.control, .alt])
    let lines = place.lines(of: text)
    let row = lines.row(of: min(place.cursor, lines.columns.count - 1))
    let page = max(1, place.size.height - 1)
    switch press.key {
    case .up where isPlain: return place.move(rows: -1, in: text) ? .handled : .ignored
    case .down where isPlain: return place.move(rows: 1, in: text) ? .handled : .ignored
    case .pageUp where isPlain: _ = place.move(rows: -page, in: text)
    case .pageDown where isPlain: _ = place.move(rows: page, in: text)
    case .home: place.move(to: isPlain ? lines.rows[row].range.lowerBound : 0)
    case .end: place.move(to: isPlain ? lines.end(of: row) : lines.columns.count - 1)
    case .enter where isPlain: edit(place) { $0.insert("\n") }
    default: return edit(place) { $0.take(press) } ? .handled : .ignored
    }
    return .handled
  }

  /// Edits the current text of the binding, because several keys can arrive between two frames.
  private func edit<Result>(
    _ place: EditorPlace, _ change: (inout TextEditing) -> Result
  ) -> Result {
    let before = TextEditing(text.wrappedValue, cursor: place.cursor, hasLines: true)
    var editing = before
    let result = change(&editing)
    if editing != before {
      if editing.text != before.text { text.wrappedValue = editing.text }
      place.move(to: min(editing.cursor, text.wrappedValue.count))
    }
    return result
  }
}
