extension TextEditing {
  /// Edits by a key: letters, arrows, Home, End, Backspace, Delete, and what shells know.
  ///
  /// - Parameters:
  ///   - key: The key. With control A and E go to the ends of the line, B and F a character, arrows a word; W, U
  ///     and K delete a word, to the start and to the end, H and D a character. With alt B and F go
  ///     a word, D and Backspace delete one.
  ///   - limit: Characters there may be in all; nil for any number.
  /// - Returns: Whether the key means something here.
  mutating func take(_ key: KeyPress, limit: Int? = nil) -> Bool {
    if key.modifiers.contains(.control) { return takeWithControl(key.key) }
    if key.modifiers.contains(.alt) { return takeWithAlt(key.key) }
    switch key.key {
    case .character(let character): insert(String(character), limit: limit)
    case .left: move(to: cursor - 1)
    case .right: move(to: cursor + 1)
    case .home: move(to: lineStart)
    case .end: move(to: lineEnd)
    case .backspace: delete(to: cursor - 1)
    case .delete: delete(to: cursor + 1)
    default: return false
    }
    return true
  }

  private mutating func takeWithControl(_ key: Key) -> Bool {
    switch key {
    case .character("a"): move(to: lineStart)
    case .character("e"): move(to: lineEnd)
    case .character("b"): move(to: cursor - 1)
    case .character("f"): move(to: cursor + 1)
    case .character("h"): delete(to: cursor - 1)
    case .character("d"): delete(to: cursor + 1)
    case .character("w"), .backspace: delete(to: previousWord)
    case .character("u"): delete(to: lineStart)
    case .character("k"): delete(to: lineEnd)
    case .delete: delete(to: nextWord)
    case .left: move(to: previousWord)
    case .right: move(to: nextWord)
    default: return false
    }
    return true
  }

  private mutating func takeWithAlt(_ key: Key) -> Bool {
    switch key {
    case .character("b"), .left: move(to: previousWord)
    case .character("f"), .right: move(to: nextWord)
    case .character("d"): delete(to: nextWord)
    case .backspace: delete(to: previousWord)
    default: return false
    }
    return true
  }
}
