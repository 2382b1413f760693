import TextUICore

/// The control sequences that prepare a terminal for a screen, and restore it.
enum ControlSequences {
  private static let escape = "\u{1B}["

  /// Returns the sequences that prepare a terminal.
  ///
  /// These are the alternate screen, a hidden cursor, bracketed paste, mouse buttons and drags in
  /// SGR encoding, focus, and reports of a changed colour scheme; then the queries, the last of
  /// which every terminal answers. An inline screen leaves the main screen and the mouse, which
  /// selects text, to the terminal.
  static func start(asking questions: Capabilities.Questions, isInline: Bool = false) -> [UInt8] {
    let modes =
      isInline
      ? ["?25l", "?2004h", "?1004h"]
      : ["?1049h", "?25l", "?2004h", "?1002h", "?1006h", "?1004h"]
    var text = modes.map { escape + $0 }.joined()
    if questions.contains(.background) { text += escape + "?2031h" }
    if questions.contains(.synchronizedOutput) { text += escape + "?2026$p" }
    text += colorQueries(questions)
    if questions.contains(.version) { text += escape + ">q" }
    if !questions.isEmpty { text += escape + "5n" + escape + "c" }
    return Array(text.utf8)
  }

  /// Returns the queries for colours, and one that every terminal answers.
  static func questions(for questions: Capabilities.Questions) -> [UInt8] {
    Array((colorQueries(questions) + escape + "c").utf8)
  }

  /// Returns the queries for colours: the terminal's own, and the named ones.
  ///
  /// Each has a command of its own, because st answers only the first in one. They end with BEL,
  /// because urxvt would end its answers with half of ST.
  private static func colorQueries(_ questions: Capabilities.Questions) -> String {
    var colors: [String] = []
    if questions.contains(.background) { colors.append("11") }
    if questions.contains(.palette) { colors += ["10"] + (0...15).map { "4;\($0)" } }
    return colors.map { "\u{1B}]\($0);?\u{7}" }.joined()
  }

  /// The queries for the size of cells and the colours of sixels, and one that every terminal
  /// answers.
  static let sixelQueries = Array((escape + "16t" + escape + "?1;1;0S" + escape + "c").utf8)
  /// The query for the size of cells, and one that every terminal answers.
  static let cellSizeQuery = Array((escape + "16t" + escape + "c").utf8)

  /// Returns the sequence that moves the cursor.
  static func move(to place: Point) -> [UInt8] {
    Array((escape + "\(place.y + 1);\(place.x + 1)H").utf8)
  }

  /// The device status query, which is answered after everything before it has been processed.
  static let report = Array((escape + "5n").utf8)

  /// The sequences that restore the terminal from any state.
  ///
  /// The first of them ends an incomplete sequence as well. Line wrapping is restored because an
  /// incomplete frame may have disabled it. The screen is cleared before it is left, because tmux
  /// would show rests of it above the old one after a resize.
  static let stop = Array(
    [
      "?1003l", "?1002l", "?1006l", "?1004l", "?2004l", "?2031l", "0m", "H", "J", "?7h", "?25h",
      "?1049l",
    ].map { escape + $0 }.joined().utf8)

  static let beginFrame = Array((escape + "?2026h").utf8)
  static let endFrame = Array((escape + "?2026l").utf8)
  static let bell: [UInt8] = [0x07]

  /// Returns the command that copies a text to the clipboard (OSC 52).
  static func copy(_ text: String) -> [UInt8] {
    Array("\u{1B}]52;c;".utf8) + Base64.encoded(Array(text.utf8)) + endOfCommand
  }

  /// The end of a command or a picture; elsewhere it has no effect.
  static let endOfCommand = Array("\u{1B}\\".utf8)

  /// Returns the sequence that enables or disables mouse motion without a button.
  static func hover(_ isOn: Bool) -> [UInt8] {
    // Resetting one mouse mode resets all, so the other one is set again.
    Array((escape + (isOn ? "?1003h" : "?1003l" + escape + "?1002h")).utf8)
  }
}
