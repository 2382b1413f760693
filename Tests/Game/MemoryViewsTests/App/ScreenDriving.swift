import TextUI

/// A screen in a window of its own, and its user.
///
/// A class, because the window has an identity.
final class ScreenDriving {
  let window: Window
  var size: Size { didSet { window.frame(size: size, at: now) } }
  private(set) var now = Duration.zero

  init<Root: View>(
    _ size: Size = Size(width: 80, height: 24), colorScheme: ColorScheme = .dark,
    isUnicode: Bool = true, @ViewBuilder root: @escaping () -> Root
  ) {
    var environment = EnvironmentValues()
    environment.reducesMotion = true
    environment.colorScheme = colorScheme
    environment.isUnicode = isUnicode
    window = Window(environment: environment, root: root)
    self.size = size
    window.frame(size: size, at: now)
  }

  /// The current frame; changes outside of events appear after the next event or wait.
  var frame: Frame { window.frame ?? window.frame(size: size, at: now) }
  /// The rows without trailing blanks.
  var rows: [String] { frame.buffer.lines.map(\.withoutBlanksAtEnd) }
  /// All rows in one text.
  var text: String { rows.joined(separator: "\n") }

  /// Returns some rows in one text.
  func text(_ rows: Range<Int>) -> String { self.rows[rows].joined(separator: "\n") }

  /// Runs a script, with a frame after each event.
  ///
  /// - Returns: True if the last event was handled.
  @discardableResult
  func does(_ script: String) throws -> Bool {
    var isTaken = false
    for event in try KeyScript(script).events { isTaken = sends(event) }
    return isTaken
  }

  /// Runs a script without a frame between events, as for fast typing.
  func doesAtOnce(_ script: String) throws {
    for event in try KeyScript(script).events { window.send(event, at: now) }
    window.frame(size: size, at: now)
  }

  @discardableResult
  func sends(_ event: Event) -> Bool {
    let isTaken = window.send(event, at: now)
    window.frame(size: size, at: now)
    return isTaken
  }

  func waits(_ time: Duration) {
    now += time
    window.frame(size: size, at: now)
  }

  /// Advances the time, and draws only a frame that the latest one requested, as a program does.
  func rests(_ time: Duration) {
    now += time
    if let wake = frame.wake, wake <= now { window.frame(size: size, at: now) }
  }

  /// Clicks the first cell of a text.
  func clicks(_ word: String) throws {
    let place = try place(of: word)
    try does("click:\(place.x),\(place.y)")
  }

  /// Returns the style of a text's first cell.
  func style(of word: String) throws -> Style { frame.buffer.style(at: try place(of: word)) }

  /// Returns the first position of a text, row by row.
  func place(of word: String) throws -> Point {
    let buffer = frame.buffer
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width where buffer.reads(word, x, y) { return Point(x: x, y: y) }
    }
    throw NotThere(word: word, screen: buffer.lines)
  }

  struct NotThere: Error {
    let word: String
    let screen: [String]
  }
}

extension CellBuffer {
  /// Returns true if a text is at a position.
  fileprivate func reads(_ word: String, _ x: Int, _ y: Int) -> Bool {
    var (rest, x) = (word[...], x)
    while !rest.isEmpty {
      let text = text(at: Point(x: x, y: y))
      guard x < size.width, rest.hasPrefix(text) else { return false }
      rest = rest.dropFirst(text.count)
      x += 1
    }
    return true
  }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
