import TextUICore

/// A mouse report by its numbers.
///
/// The lowest two bits name the button, the next the modifiers, then: moved, wheel, and buttons 8
/// to 11, which are not used.
struct MouseReport {
  let code: Int
  let location: Point
  /// True if the report says that a button was released, which the report may not name.
  var isRelease = false

  /// Creates a report; its coordinates start at 1 and are clamped to the edge.
  init(code: Int, column: Int, row: Int, isRelease: Bool = false) {
    self.code = code
    self.isRelease = isRelease
    location = Point(x: max(0, column - 1), y: max(0, row - 1))
  }

  /// Returns the event of the report.
  ///
  /// - Parameter pressed: The button of an unnamed release.
  /// - Returns: Nil for buttons beyond the third, and for malformed reports.
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
  /// The mouse report in SGR encoding, if the sequence is one.
  var mouseReport: MouseReport? {
    let isRelease = final == UInt8(ascii: "m")
    guard marker == UInt8(ascii: "<"), intermediate == 0, count == 3,
      isRelease || final == UInt8(ascii: "M")
    else { return nil }
    return MouseReport(code: self[0], column: self[1], row: self[2], isRelease: isRelease)
  }
}

extension MouseReport {
  /// Creates an X10 report of three bytes with an offset of 32; coordinates beyond 223 are not
  /// reported.
  init(bytes: [UInt8]) {
    let numbers = bytes.map { max(0, Int($0) - 32) }
    let isRelease = numbers[0] & 0b1110_0011 == 0b11
    self.init(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease)
  }
}
