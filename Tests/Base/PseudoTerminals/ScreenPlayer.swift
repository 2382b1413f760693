/// Somebody who plays on a whole screen, and knows of it only what it shows.
public protocol ScreenPlayer {
  /// What the screen shows.
  var picture: ShownText { get }
  /// Types a text, which may be the bytes of keys and of a mouse.
  func type(_ text: String)
  /// Lets the game go on until something is so.
  ///
  /// - Parameters:
  ///   - purpose: What is waited for, in words.
  ///   - condition: Asked again and again.
  /// - Throws: What shows that it does not come.
  func wait(_ purpose: String, until condition: () throws -> Bool) throws
}

// What the player sees.
extension ScreenPlayer {
  /// What the line below the table says.
  public var status: String {
    let line = picture.lines.last ?? ""
    return String(line.split(separator: "  ", omittingEmptySubsequences: true).first ?? "")
  }

  /// What stands above the table.
  public var header: String { picture.lines.first ?? "" }

  /// Waits until a text stands on the screen.
  public func wait(for part: String) throws {
    try wait(part) { picture.contains(part) }
  }
}

// What the player does.
extension ScreenPlayer {
  /// Turns a card by its label.
  ///
  /// - Parameters:
  ///   - label: One from 1 on.
  ///   - count: How many cards there are; where a label could go on, it is ended by a key.
  /// - Returns: What happened, as the screen says it.
  /// - Throws: What `wait` throws if nothing does.
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
    [": one more.", ": no match.", ": a match!", "All cards"].contains { status.contains($0) }
  }

  /// Presses and releases the mouse in the middle of a text.
  public func click(_ text: String) throws {
    try wait(for: text)
    guard let place = picture.place(of: text) else { return }
    let (x, y) = (place.column + 1 + text.count / 2, place.row + 1)
    type("\u{1B}[<0;\(x);\(y)M\u{1B}[<0;\(x);\(y)m")
  }

  /// Asks to leave, and says yes.
  public func leave() throws {
    type("q")
    try wait(for: "Leave the game?")
    type("\r")
  }
}
