import TextUI

extension ControlSequence {
  /// The key it stands for, if any.
  var keyPress: KeyPress? {
    guard isPlain else { return nil }
    switch final {
    case UInt8(ascii: "Z"): return KeyPress(.tab, modifiers: modifiers.union(.shift))
    case UInt8(ascii: "~"):
      if numbers.first == 27 { return keyPress(code: number(2)) }
      return Self.numbered[number(0) ?? 0].map { KeyPress($0, modifiers: modifiers) }
    case UInt8(ascii: "u"): return keyPress(code: number(0))
    default: return Self.lettered[final].map { KeyPress($0, modifiers: modifiers) }
    }
  }

  /// The second number less one has a bit for each key held down.
  private var modifiers: EventModifiers {
    EventModifiers(rawValue: UInt8(((number(1) ?? 1) - 1) & 0b111))
  }

  /// A key told by the number of its character; those that stand for nothing are left out.
  private func keyPress(code: Int?) -> KeyPress? {
    guard let code else { return nil }
    switch code {
    case 8, 9, 13, 27, 127: return KeyPress(byte: UInt8(code)).adding(modifiers)
    case 0..<32, 128..<160, 0xE000..<0xF900: return nil
    default:
      return Unicode.Scalar(UInt32(code)).map { character(Character($0)) }
    }
  }

  /// A terminal that tells keys by number leaves the shift key out of the character.
  private func character(_ character: Character) -> KeyPress {
    guard modifiers.contains(.shift), character.isASCII, character.isLowercase else {
      return KeyPress(.character(character), modifiers: modifiers)
    }
    let capital = Character(character.uppercased())
    return KeyPress(.character(capital), modifiers: modifiers.subtracting(.shift))
  }

  static let lettered: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// As a VT220 numbers them, with the holes it leaves, and the other two of rxvt.
  private static let numbered: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]
}
