import TextUICore

extension ControlSequence {
  /// The key of the sequence, if it has one.
  var keyPress: KeyPress? {
    guard isPlain else { return nil }
    switch final {
    case UInt8(ascii: "Z"): return KeyPress(.tab, modifiers: modifiers.union(.shift))
    case UInt8(ascii: "~"):
      if self[0] == 27 { return keyPress(code: number(2)) }
      return Self.key(numbered: self[0]).map { KeyPress($0, modifiers: modifiers) }
    case UInt8(ascii: "u"): return keyPress(code: number(0))
    default: return Self.key(lettered: final).map { KeyPress($0, modifiers: modifiers) }
    }
  }

  /// The modifiers: the second parameter minus one has a bit for each.
  private var modifiers: EventModifiers {
    EventModifiers(rawValue: UInt8(((number(1) ?? 1) - 1) & 0b111))
  }

  /// Returns the key of a character code; nil for one without a character.
  private func keyPress(code: Int?) -> KeyPress? {
    guard let code else { return nil }
    switch code {
    case 8, 9, 13, 27, 127: return KeyPress(byte: UInt8(code)).adding(modifiers)
    case 0..<32, 128..<160, 0xE000..<0xF900: return nil
    default:
      return Unicode.Scalar(UInt32(code)).map { character(Character($0)) }
    }
  }

  /// Returns a character's key; terminals that report keys by code leave Shift out of the
  /// character.
  private func character(_ character: Character) -> KeyPress {
    guard modifiers.contains(.shift), character.isASCII, character.isLowercase else {
      return KeyPress(.character(character), modifiers: modifiers)
    }
    let capital = Character(character.uppercased())
    return KeyPress(.character(capital), modifiers: modifiers.subtracting(.shift))
  }

  /// Returns the key of a letter, after `ESC [` or `ESC O`.
  static func key(lettered byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte - UInt8(ascii: "O")))
    default: nil
    }
  }

  /// Returns the key of a number, by the numbering of the VT220 and two more of rxvt.
  private static func key(numbered number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}
