/// Lines of text to be edited, wrapped between words where they are too long.
///
/// It takes the space there is and scrolls with the cursor and by the wheel; a bar at its right edge
/// shows how far, when there is more. Enter begins a new line, Tab leads on; ↑ and ↓ go from row to
/// row as they are seen, and leave the editor at its ends. Home and End go to the ends of a row,
/// with control those of the text, Page Up and Page Down by what is seen. Other keys are those of a
/// `TextField`, for the line of the cursor. It has no border of its own. Meant for some pages of text:
/// each key looks through all of it.
public struct TextEditor: Primitive {
  private let text: Binding<String>

  /// Makes an editor of a text; `accessibilityLabel(_:)` says what it is called.
  public init(text: Binding<String>) {
    self.text = text
  }

  public func resolve(_ resolver: inout Resolver) {
    TextEditor(text: resolver.editable(text)).resolveEditor(&resolver)
  }

  private func resolveEditor(_ resolver: inout Resolver) {
    let place = resolver.remembered { EditorPlace(redraw: resolver.redraw) }
    var control = Control(words: AccessibilityText(value: text.wrappedValue))
    control.saysChanges = false
    control.onKey = { take($0, place) }
    control.onPaste = { piece in
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

  /// Reads what the text is now: several keys may come between two frames.
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
