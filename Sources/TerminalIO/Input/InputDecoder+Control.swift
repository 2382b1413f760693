import TextUI

extension InputDecoder {
  /// A byte after `ESC [`.
  mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F: collect(byte)
    case UInt8(ascii: "[") where collected.isEmpty: state = .console
    case UInt8(ascii: "M") where collected.isEmpty: state = .oldMouse
    case 0x40...0x7E: finishControl(byte)
    default: abandon(for: byte)
    }
  }

  private mutating func finishControl(_ byte: UInt8) {
    guard collected.count < Self.limit else { return start(.ground) }
    let sequence = ControlSequence(collected, final: byte)
    if let report = sequence.mouseReport {
      finish(report)
    } else if sequence.isPlain && byte == UInt8(ascii: "~") && sequence.numbers == [200] {
      emitLoneEscape()
      start(.paste)
    } else if let input = sequence.focusEvent ?? TerminalAnswer(sequence).map(Input.answer) {
      emitLoneEscape()
      output.append(input)
      start(.ground)
    } else {
      finish(sequence.keyPress)
    }
  }

  /// An escape byte before something that is no key was a key of its own.
  private mutating func emitLoneEscape() {
    if isAlternate { emit(KeyPress(.escape)) }
  }
}

extension ControlSequence {
  fileprivate var focusEvent: Input? {
    guard isPlain, numbers.isEmpty else { return nil }
    switch final {
    case UInt8(ascii: "I"): return .event(.windowFocus(true))
    case UInt8(ascii: "O"): return .event(.windowFocus(false))
    default: return nil
    }
  }
}
