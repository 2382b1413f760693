import TextUICore

extension InputDecoder {
  /// Decodes a byte after `ESC [`.
  @inline(__always)
  mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F: sequence.take(byte)
    case UInt8(ascii: "[") where sequence.length == 0: state = .console
    case UInt8(ascii: "M") where sequence.length == 0:
      state = .oldMouse
      collected.removeAll(keepingCapacity: true)
    case 0x40...0x7E:
      sequence.take(byte)
      finishControl()
    default: abandon(for: byte)
    }
  }

  @inline(never)
  private mutating func finishControl() {
    guard sequence.length <= Self.limit else { return start(.ground) }
    if let report = sequence.mouseReport {
      finish(report)
    } else if sequence.opensPaste {
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

  /// Emits the Escape key, if an escape byte preceded a sequence that is no key.
  private mutating func emitLoneEscape() {
    if isAlternate { emit(KeyPress(.escape)) }
  }
}

extension ControlSequence {
  fileprivate var opensPaste: Bool {
    isPlain && final == UInt8(ascii: "~") && count == 1 && self[0] == 200
  }

  fileprivate var focusEvent: Input? {
    guard isPlain, count == 0 else { return nil }
    switch final {
    case UInt8(ascii: "I"): return .event(.windowFocus(true))
    case UInt8(ascii: "O"): return .event(.windowFocus(false))
    default: return nil
    }
  }
}
