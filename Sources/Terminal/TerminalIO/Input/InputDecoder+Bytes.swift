import TextUICore

extension InputDecoder {
  /// Decodes a byte in the present state.
  @inline(__always)
  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeFirst(byte)
    case .escape(let isRepeated): takeEscaped(byte, isRepeated: isRepeated)
    case .lateRest: takeLate(byte)
    case .single: takeSingle(byte)
    case .control: takeControl(byte)
    case .console: takeConsole(byte)
    case .oldMouse: takeOldMouse(byte)
    case .text(let opening, let isEscaped): takeText(byte, opening, isEscaped: isEscaped)
    case .paste: takePasted(byte)
    case .scalar: takeScalar(byte)
    }
  }

  /// Decodes a first byte, possibly after an escape byte.
  @inline(__always)
  private mutating func takeFirst(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape(isRepeated: false)
    case 0..<0x80: finish(KeyPress.typed[Int(byte)])
    default: if scalar.begin(byte) { state = .scalar } else { start(.ground) }
    }
  }

  private mutating func takeEscaped(_ byte: UInt8, isRepeated: Bool) {
    switch byte {
    case 0x1B:
      if isRepeated { emit(KeyPress(.escape)) }
      state = .escape(isRepeated: true)
    case UInt8(ascii: "["):
      start(.control, isAlternate: isRepeated)
      sequence = ControlSequence()
    case UInt8(ascii: "O"): start(.single, isAlternate: isRepeated)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      start(.text(byte, isEscaped: false), isAlternate: isRepeated)
      collected.removeAll(keepingCapacity: true)
    default:
      if isRepeated { emit(KeyPress(.escape)) }
      start(.ground, isAlternate: true)
      takeFirst(byte)
    }
  }

  /// Decodes a byte after an Escape key: it may be typed, or begin the rest of a sequence.
  @inline(never)
  private mutating func takeLate(_ byte: UInt8) {
    start(.ground)
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"), UInt8(ascii: "]"), UInt8(ascii: "P"):
      takeEscaped(byte, isRepeated: false)
      isLate = true
    default: takeFirst(byte)
    }
  }

  // Rare cases are kept out of `take`, which runs for every byte.
  @inline(never)
  private mutating func takeSingle(_ byte: UInt8) {
    // No program here sets a number pad to send sequences, so that small letters are typed.
    let key =
      ControlSequence.key(lettered: byte).map { KeyPress($0) }
      ?? (isLate ? nil : KeyPress(numberPad: byte))
    let isWhole = (0x20..<0x7F).contains(byte) && !(isLate && key == nil)
    isWhole ? finish(key) : abandon(for: byte)
  }

  /// Decodes a function key of the Linux console: `ESC [ [ A` to `E`.
  @inline(never)
  private mutating func takeConsole(_ byte: UInt8) {
    guard (0x20..<0x7F).contains(byte) else { return abandon(for: byte) }
    let number = Int(byte) - Int(UInt8(ascii: "A")) + 1
    finish((1...5).contains(number) ? KeyPress(.function(number)) : nil)
  }

  private mutating func takeOldMouse(_ byte: UInt8) {
    collect(byte)
    guard collected.count == 3 else { return }
    finish(MouseReport(bytes: collected))
  }

  private mutating func takeText(_ byte: UInt8, _ opening: UInt8, isEscaped: Bool) {
    let isCommand = opening == UInt8(ascii: "]")
    if isLate, collected.isEmpty, !isAnswer(byte, isCommand: isCommand) {
      return abandon(for: byte)
    }
    switch (byte, isEscaped) {
    case (UInt8(ascii: "\\"), true): finishText(opening)
    case (0x1B, true):
      // A terminal that sends half of ST, such as urxvt.
      finishText(opening)
      takeFirst(byte)
    case (_, true): takeEscaped(byte, isRepeated: false)
    case (0x07, _) where isCommand: finishText(opening)
    case (0x1B, _):
      state = .text(opening, isEscaped: true)
      collect(byte)
    case (0x18, _), (0x1A, _): start(.ground)
    default: collect(byte)
    }
  }

  /// Returns true if a text that begins with a byte is an answer, rather than typed.
  private func isAnswer(_ byte: UInt8, isCommand: Bool) -> Bool {
    isCommand ? (0x30...0x39).contains(byte) : byte == UInt8(ascii: ">")
  }

  private mutating func finishText(_ opening: UInt8) {
    if collected.last == 0x1B { collected.removeLast() }
    let answer: TerminalAnswer? =
      switch opening {
      case UInt8(ascii: "]"): TerminalAnswer(command: collected)
      case UInt8(ascii: "P"): TerminalAnswer(deviceControl: collected)
      default: nil
      }
    if let answer { output.append(.answer(answer)) }
    start(.ground)
  }

  @inline(never)
  private mutating func takePasted(_ byte: UInt8) {
    guard paste.take(byte) else { return }
    emitPaste()
    start(.ground)
  }

  /// Discards an incomplete sequence that a byte cannot continue, and decodes the byte by itself.
  mutating func abandon(for byte: UInt8) {
    if isLate { emitOpening() }
    start(.ground)
    if byte != 0x18 && byte != 0x1A { takeFirst(byte) }
  }

  /// Ends a sequence of a key, or an unknown one.
  mutating func finish(_ key: consuming KeyPress?) {
    if isAlternate { key?.modifiers.insert(.alt) }
    let isDelivered = isLate
    start(.ground)
    if !isDelivered, let key = consume key { emit(key) }
  }

  /// Ends a mouse sequence; an escape byte before it was a key of its own.
  mutating func finish(_ report: MouseReport) {
    if isAlternate { emit(KeyPress(.escape)) }
    if let event = report.event(releasing: pressed) {
      if case .down(let button) = event.action { pressed = button }
      output.append(.event(.mouse(event)))
    }
    start(.ground)
  }

  /// Decodes a continuation byte of a character; any other byte begins something else.
  private mutating func takeScalar(_ byte: UInt8) {
    guard byte & 0xC0 == 0x80 else {
      start(.ground)
      return takeFirst(byte)
    }
    if scalar.take(byte) { finish(scalar.character.map { KeyPress(.character($0)) }) }
  }
}
