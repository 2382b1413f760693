/// An editable line of text (`Anna_____`) that fills the proposed width.
///
/// Enter submits (see `onSubmit`). Pasted line breaks become spaces. Text that is too long scrolls
/// with the cursor; `‹` and `›` mark where it continues, except in a focused field of less than
/// four columns. A prompt that is too long ends with `…`.
public struct TextField: Primitive {
  private let title: String
  private let prompt: String
  private let text: Binding<String>
  private let limit: Int?

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - title: The accessibility label of the field.
  ///   - text: The text. Line breaks and tabs in it are shown as symbols.
  ///   - prompt: The text shown while the field is empty; nil for the title.
  ///   - limit: The maximum length when typing; longer text is kept. Nil for no limit.
  public init(
    _ title: String, text: Binding<String>, prompt: String? = nil, limit: Int? = nil
  ) {
    self.title = title
    self.text = text
    self.prompt = prompt ?? title
    self.limit = limit
  }

  public func resolve(_ resolver: inout Resolver) {
    let text = resolver.editable(text)
    TextField(title, text: text, prompt: prompt, limit: limit).resolveField(&resolver)
  }

  private func resolveField(_ resolver: inout Resolver) {
    let place = resolver.remembered { FieldPlace(redraw: resolver.redraw) }
    let shown = FieldText(text.wrappedValue, resolver)
    var control = Control(words: AccessibilityText(label: title, value: text.wrappedValue))
    (control.saysChanges, control.isField) = (false, true)
    control.onKey = keyHandler(
      place, resolver.values[SubmitKey.self], resolver.values.formAttempt)
    control.onPaste = { [taken = resolver.values[FieldPasteKey.self]] piece in
      if taken?(piece) == .handled { return .handled }
      edit(place) { $0.insert(piece, limit: limit) }
      return .handled
    }
    control.responders = [.press { place.follow($0, in: shown) }]
    resolver.control(control) { inner in
      inner.leaf(TextFieldElement(shown, prompt: prompt, place, inner))
    }
  }

  private func keyHandler(
    _ place: FieldPlace, _ submit: (() -> Void)?, _ attempt: FormAttempt?
  ) -> (KeyPress) -> KeyResult {
    { key in
      if key.key == .enter, key.modifiers.isEmpty, let submit {
        attempt?.begin()
        submit()
        return .handled
      }
      return edit(place) { $0.take(key, limit: limit) } ? .handled : .ignored
    }
  }

  /// Edits the current text of the binding, because several keys can arrive between two frames.
  private func edit<Result>(_ place: FieldPlace, _ change: (inout TextEditing) -> Result) -> Result
  {
    let before = TextEditing(text.wrappedValue, cursor: place.cursor)
    var editing = before
    let result = change(&editing)
    if editing.text != before.text { text.wrappedValue = editing.text }
    // The binding may have stored another text than the one written.
    let kept = text.wrappedValue
    let behind = editing.end - editing.cursor
    place.move(to: kept == editing.text ? editing.cursor : max(0, kept.count - behind))
    return result
  }
}

/// The cursor and the scroll offset of a field.
final class FieldPlace {
  /// The number of characters before the cursor; initially at the end of any text.
  private(set) var cursor = Int.max
  /// The first visible column.
  var offset = 0
  private let redraw: Redraw

  init(redraw: Redraw) {
    self.redraw = redraw
  }

  func move(to place: Int) {
    guard place != cursor else { return }
    cursor = place
    redraw.request()
  }

  /// Moves the cursor to the location of a press.
  func follow(_ press: Press, in text: FieldText) {
    guard press.button == .left, press.phase == .began || press.phase == .moved else { return }
    move(to: text.index(at: press.localLocation.x + offset))
  }
}
