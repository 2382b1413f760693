/// A player of a full-screen game, who knows only what the screen shows.
public protocol ScreenPlayer {
  /// The text on the screen.
  var picture: ShownText { get }
  /// Types a text, which may contain the bytes of keys and mouse events.
  func type(_ text: String)
  /// Lets the game continue until a condition is true.
  ///
  /// - Parameters:
  ///   - purpose: The awaited event, for messages.
  ///   - condition: Called repeatedly.
  /// - Throws: An error if the condition never becomes true.
  func wait(_ purpose: String, until condition: () throws -> Bool) throws
}

// The player's view of the screen.
extension ScreenPlayer {
  /// The text of the status line below the table.
  public var status: String {
    let line = picture.lines.last ?? ""
    return String(line.split(separator: "  ", omittingEmptySubsequences: true).first ?? "")
  }

  /// The text above the table.
  public var header: String { picture.lines.first ?? "" }

  /// Waits until a text is on the screen.
  public func wait(for part: String) throws {
    try wait(part) { picture.contains(part) }
  }
}

// The player's actions.
extension ScreenPlayer {
  /// Turns a card by its label.
  ///
  /// - Parameters:
  ///   - label: The label, from 1.
  ///   - count: The number of cards; a label that could continue is ended by a key.
  /// - Returns: The message on the screen.
  /// - Throws: The error of `wait` if nothing happens.
  @discardableResult
  public func turn(_ label: Int, of count: Int = 8) throws -> String {
    try turn(label) { type(label * 10 > count ? "\(label)" : "\(label)\r") }
  }

  /// Turns a card by a click on its label.
  @discardableResult
  public func click(_ label: Int) throws -> String {
    try turn(label) { try click("▚\(label)▚") }
  }

  private func turn(_ label: Int, by act: () throws -> Void) throws -> String {
    let before = status
    try act()
    try wait("outcome of card \(label)") { status != before && tellsOutcome }
    return status
  }

  private var tellsOutcome: Bool {
    ["more card", ": no match.", "match!", "All cards"].contains { status.contains($0) }
  }

  /// Clicks the middle of a text.
  public func click(_ text: String) throws {
    try wait(for: text)
    guard let place = picture.place(of: text) else { return }
    let (x, y) = (place.column + 1 + text.count / 2, place.row + 1)
    type("\u{1B}[<0;\(x);\(y)M\u{1B}[<0;\(x);\(y)m")
  }

  /// Leaves the game and confirms it.
  public func leave() throws {
    type("q")
    try wait(for: "Leave the game?")
    type("\r")
  }
}
