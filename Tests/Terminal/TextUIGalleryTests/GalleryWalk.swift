import TextUI
import TextUIGallery

/// A gallery in a window of its own, and somebody who walks through it.
///
/// A class, because its window and its time go on.
final class GalleryWalk {
  private let window: Window
  private let size: Size
  private var now = Duration.zero

  init(_ size: Size = Size(width: 80, height: 24), reducesMotion: Bool = true) {
    var environment = EnvironmentValues()
    environment.reducesMotion = reducesMotion
    window = Window(environment: environment) { GalleryScreen(Gallery(Gallery.textUI)) }
    self.size = size
    window.frame(size: size, at: now)
  }

  /// What is on the screen.
  var frame: Frame { window.frame ?? window.frame(size: size, at: now) }
  var lines: [String] { frame.buffer.lines }
  /// The row of the list with focus, without what stands around its title.
  var marked: String? { lines.first { $0.hasPrefix("> ") }.map { $0.words(2) } }

  /// The first row, without the blanks in it.
  var bar: String { lines[0].split(separator: " ").joined(separator: " ") }

  /// Does what a script says, a frame after each event.
  ///
  /// - Returns: Whether the last event meant anything to anybody.
  @discardableResult
  func does(_ script: String) throws -> Bool {
    var isTaken = false
    for event in try KeyScript(script).events {
      isTaken = window.send(event, at: now)
      window.frame(size: size, at: now)
    }
    return isTaken
  }

  func waits(_ time: Duration) {
    now += time
    window.frame(size: size, at: now)
  }

  /// Clicks the first cell of a word.
  func clicks(_ word: String) throws {
    for (y, line) in lines.enumerated() {
      guard let place = line.firstRange(of: word) else { continue }
      // Every wide cluster takes two columns.
      let before = line[..<place.lowerBound]
      let wide = before.count { $0.unicodeScalars.first?.properties.isEmojiPresentation == true }
      try does("click:\(before.count + wide),\(y)")
      return
    }
    throw NotThere(word: word)
  }

  struct NotThere: Error {
    let word: String
  }
}

extension String {
  /// Some words from the second on.
  fileprivate func words(_ count: Int) -> String {
    split(separator: " ").dropFirst().prefix(count).joined(separator: " ")
  }
}
