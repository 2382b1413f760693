/// What switches a terminal into the state a screen needs, and back.
enum ControlSequences {
  private static let escape = "\u{1B}["

  /// The bytes that turn a terminal over to the screen.
  ///
  /// Alternate screen, no cursor, pasted text in brackets, mouse buttons and drags with coordinates
  /// as numbers, focus; then the questions, of which the last is one that every terminal answers.
  static func start(asking questions: Capabilities.Questions) -> [UInt8] {
    var text = ["?1049h", "?25l", "?2004h", "?1002h", "?1006h", "?1004h"]
      .map { escape + $0 }.joined()
    if questions.contains(.synchronizedOutput) { text += escape + "?2026$p" }
    if questions.contains(.background) { text += "\u{1B}]11;?\u{1B}\\" }
    if questions.contains(.version) { text += escape + ">q" }
    if !questions.isEmpty { text += escape + "5n" + escape + "c" }
    return Array(text.utf8)
  }

  /// Asks whether all is well, which is answered once everything before it has been done.
  static let report = Array((escape + "5n").utf8)

  /// The bytes that undo all of it, whatever was on.
  ///
  /// The first of them also ends whatever sequence was being written when it all stopped. Wrapping
  /// of lines is among them because a frame that is cut short may have left it off. The screen is
  /// cleared before it is left: tmux, resized meanwhile, would show rests of it above the old one.
  static let stop = Array(
    [
      "?2026l", "?1003l", "?1002l", "?1006l", "?1004l", "?2004l", "0m", "H", "J", "?7h", "?25h",
      "?1049l",
    ].map { escape + $0 }.joined().utf8)

  static let beginFrame = Array((escape + "?2026h").utf8)
  static let endFrame = Array((escape + "?2026l").utf8)
  static let bell: [UInt8] = [0x07]

  /// Whether the mouse is reported while no button is down.
  static func hover(_ isOn: Bool) -> [UInt8] {
    // Leaving one mouse mode leaves them all, so the other is taken up again.
    Array((escape + (isOn ? "?1003h" : "?1003l" + escape + "?1002h")).utf8)
  }
}
