extension TextEditing {
  /// Edits by a key: characters, arrows, Home, End, Backspace, Delete, and the shortcuts of shells.
  ///
  /// - Parameters:
  ///   - key: The key. With Control, A and E move to the ends of the line, B and F by a character,
  ///     arrows by a word; W and Backspace delete the previous word, Delete the next one, U to the
  ///     start of the line, K to its end, H and D a character. With Alt, arrows, B and F move by a
  ///     word, Backspace and D delete one.
  ///   - limit: The maximum number of characters; nil for no limit.
  /// - Returns: True if the key is handled.
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
