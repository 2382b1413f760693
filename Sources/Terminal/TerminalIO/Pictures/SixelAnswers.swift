import TextUICore

/// The queries about sixels, and their answers.
struct SixelAnswers {
  /// The progress of the queries.
  private enum State {
    case unasked
    case asked
    case done
  }

  private var state = State.unasked
  /// The size of a cell in pixels, as the terminal has reported it.
  private(set) var cell: Size?
  /// The number of colours of a picture, as the terminal has reported it.
  private(set) var colors: Int?

  /// The number of colours of a terminal that does not report it.
  static let usualColors = 256

  mutating func note(cell: Size) { self.cell = cell }

  mutating func note(colors: Int) { self.colors = colors }

  /// Records that the queries were sent.
  mutating func ask() { state = .asked }

  /// True if the queries may be sent: once per start.
  var canAsk: Bool { state == .unasked }

  /// Returns true if answers were outstanding, and none follows any more.
  mutating func end() -> Bool {
    guard state == .asked else { return false }
    state = .done
    return true
  }
}
