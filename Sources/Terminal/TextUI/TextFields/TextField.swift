/// `Anna_____`: a line of text to be edited, as wide as it may be.
///
/// Enter submits (see `onSubmit`). Pasted line breaks become spaces. Text that is too long for its
/// space scrolls with the cursor; `‹` and `›` show where more of it is.
public struct TextField: Primitive {
  private let title: String
  private let prompt: String
  private let text: Binding<String>
  private let limit: Int?

  /// Makes a text field.
  ///
  /// - Parameters:
  ///   - title: What the field is called.
  ///   - text: The text. Line breaks and tabs in it are shown by signs.
  ///   - prompt: Shown while there is no text; nil for the title.
  ///   - limit: Characters that can be typed; longer text can still be there. Nil for any number.
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
    control.saysChanges = false
    control.onKey = keyHandler(
      place, resolver.values[SubmitKey.self], resolver.values.formAttempt)
    control.onPaste = { piece in
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

  /// Reads what the text is now: several keys may come between two frames.
  private func edit<Result>(_ place: FieldPlace, _ change: (inout TextEditing) -> Result) -> Result
  {
    let before = TextEditing(text.wrappedValue, cursor: place.cursor)
    var editing = before
    let result = change(&editing)
    if editing.text != before.text { text.wrappedValue = editing.text }
    // Whoever keeps the text may have made something else of it.
    let kept = text.wrappedValue
    let behind = editing.end - editing.cursor
    place.move(to: kept == editing.text ? editing.cursor : max(0, kept.count - behind))
    return result
  }
}

/// Where the cursor of a field is, and what part of the text is seen.
final class FieldPlace {
  /// Characters before the cursor; at first at the end of the text, whatever that is.
  private(set) var cursor = Int.max
  /// The first column that is seen.
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

  /// Puts the cursor where the mouse is.
  func follow(_ press: Press, in text: FieldText) {
    guard press.button == .left, press.phase == .began || press.phase == .moved else { return }
    move(to: text.index(at: press.localLocation.x + offset))
  }
}
