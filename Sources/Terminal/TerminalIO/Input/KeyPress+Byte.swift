import TextUICore

extension KeyPress {
  /// Creates the key that sends an ASCII byte.
  init(byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0A, 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    case 0x00: self.init(.space, modifiers: .control)
    case 0x01...0x1A: self.init(Self.character(byte + 0x60), modifiers: .control)
    case 0x1C...0x1F: self.init(Self.character(byte + 0x40), modifiers: .control)
    default: self.init(Self.character(byte))
    }
  }

  /// The keys that send ASCII bytes, indexed by byte.
  static let typed = (0..<0x80).map(KeyPress.init(byte:))

  private static func character(_ byte: UInt8) -> Key {
    .character(Character(Unicode.Scalar(byte)))
  }

  func adding(_ more: EventModifiers) -> KeyPress {
    KeyPress(key, modifiers: modifiers.union(more))
  }

  /// Creates a key of the numeric keypad in application mode.
  init?(numberPad byte: UInt8) {
    switch byte {
    case UInt8(ascii: "M"): self.init(.enter)
    case UInt8(ascii: "I"): self.init(.tab)
    case UInt8(ascii: "X"): self.init(.character("="))
    case UInt8(ascii: "j")...UInt8(ascii: "y"): self.init(Self.character(byte - 0x40))
    default: return nil
    }
  }
}
