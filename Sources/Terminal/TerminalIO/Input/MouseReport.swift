import TextUICore

/// What the mouse did, in the numbers of a report.
///
/// The lowest two bits name the button, the next the keys held down, then: moved, wheel, and
/// buttons 8 to 11, which nothing here uses.
struct MouseReport {
  let code: Int
  let location: Point
  /// What a report means in which all buttons are up without a name.
  var isRelease = false

  /// The places of a report start at 1; those outside are moved to the edge.
  init(code: Int, column: Int, row: Int, isRelease: Bool = false) {
    self.code = code
    self.isRelease = isRelease
    location = Point(x: max(0, column - 1), y: max(0, row - 1))
  }

  /// What happened, if it is anything we know.
  ///
  /// - Parameter pressed: The button that an unnamed release lets go.
  /// - Returns: Nothing for buttons beyond the third, and for reports that make no sense.
  func event(releasing pressed: MouseEvent.Button) -> MouseEvent? {
    action(releasing: pressed).map { MouseEvent($0, at: location, modifiers: modifiers) }
  }

  private func action(releasing pressed: MouseEvent.Button) -> MouseEvent.Action? {
    if code & ~0xFF != 0 || code & 0x80 != 0 { return nil }
    if code & 0x40 != 0 { return wheel }
    if code & 0x20 != 0 { return .moved(button) }
    guard let button else { return isRelease ? .up(pressed) : nil }
    return isRelease ? .up(button) : .down(button)
  }

  private var button: MouseEvent.Button? {
    switch code & 0b11 {
    case 0: .left
    case 1: .middle
    case 2: .right
    default: nil
    }
  }

  private var wheel: MouseEvent.Action? {
    if isRelease || code & 0x20 != 0 { return nil }
    let step = code & 1 == 0 ? -1 : 1
    return code & 0b10 == 0 ? .wheel(x: 0, y: step) : .wheel(x: step, y: 0)
  }

  private var modifiers: EventModifiers {
    var modifiers: EventModifiers = []
    if code & 0x04 != 0 { modifiers.insert(.shift) }
    if code & 0x08 != 0 { modifiers.insert(.alt) }
    if code & 0x10 != 0 { modifiers.insert(.control) }
    return modifiers
  }
}

extension ControlSequence {
  /// The report of a mouse whose numbers are written out, if it is one.
  var mouseReport: MouseReport? {
    let isRelease = final == UInt8(ascii: "m")
    guard marker == UInt8(ascii: "<"), intermediate == 0, count == 3,
      isRelease || final == UInt8(ascii: "M")
    else { return nil }
    return MouseReport(code: self[0], column: self[1], row: self[2], isRelease: isRelease)
  }
}

extension MouseReport {
  /// The report of an old terminal: three bytes, 32 too large; places beyond 223 cannot be reported.
  init(bytes: [UInt8]) {
    let numbers = bytes.map { max(0, Int($0) - 32) }
    let isRelease = numbers[0] & 0b1110_0011 == 0b11
    self.init(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease)
  }
}
