import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

@testable import MemoryViews

/// The themes screen in a window, and its user; records navigation.
final class ThemesDriving {
  let app: AppModel
  let screen: ScreenDriving
  private let log: Log

  /// A class, because the screen records navigation in it.
  private final class Log {
    var routes: [Route] = []
  }

  /// Creates the screen; `hasGame` adds a game with the theme Sea in progress.
  init(
    _ width: Int = 80, _ height: Int = 24, isUnicode: Bool = true,
    colorScheme: ColorScheme = .dark, hasGame: Bool = false, scores: [Score] = [],
    settings: [String: String] = [:]
  ) {
    let (app, log) = (SampleApp(scores: scores, settings: settings).model, Log())
    (self.app, self.log) = (app, log)
    if hasGame { app.begin("sea") }
    screen = ScreenDriving(
      Size(width: width, height: height), colorScheme: colorScheme, isUnicode: isUnicode
    ) {
      NavigationStack { ThemesScreen(app: app) { log.routes.append($0) } }
        .modifier(GatePopup(app: app))
    }
  }

  var routes: [Route] { log.routes }
  var text: String { screen.text }
  /// The visible name on the focused tile.
  var focused: String? {
    screen.rows.compactMap { row in
      row.split(separator: "›").dropFirst().first.map { $0.prefix { !"┃▸".contains($0) } }
    }.first.map { String($0.trimmingBlanks) }
  }

  /// Runs a script, and waits until all animations have ended.
  func does(_ script: String) throws {
    try screen.does(script)
    screen.rests(.seconds(1))
  }

  func clicks(_ word: String) throws {
    try screen.clicks(word)
    screen.rests(.seconds(1))
  }

  /// Returns the text in a range of columns and rows, without trailing blanks.
  func part(_ columns: Range<Int>, _ rows: Range<Int>) -> String {
    let buffer = screen.frame.buffer
    return rows.map { y in
      let line = columns.map { buffer.text(at: Point(x: $0, y: y)) }.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  func shows(_ word: String) -> Bool { text.contains(word) }

  /// Answers the question of the gate.
  func answers(isRight: Bool) throws {
    guard let question = app.kidsMode.gate.question else { return }
    let index = question.answers.firstIndex { question.isRight($0) == isRight }
    try does("\((index ?? 0) + 1)")
  }

  /// Runs a script, waits for the result of a background task, and shows it.
  func waitsForResult(after script: String) async throws {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    screen.window.onResult { continuation.yield() }
    try does(script)
    for await _ in stream { break }
    screen.waits(.seconds(1))
  }
}

extension AppModel {
  /// Starts a game with a theme, leaves it, and resets the recorded theme.
  func begin(_ id: String) {
    if let theme = library.theme(id) { play(theme) }
    game?.choose(0)
    leave()
    settings.lastTheme = nil
  }
}

extension Score {
  static let animals = Score(
    id: "s", themeID: "animals", themeName: "Animals", rules: "course", pairs: 10, players: 1,
    points: 240, turns: 14, time: .seconds(62), seed: "7", player: "Ada", date: 0, isWon: true)
}

extension StringProtocol {
  fileprivate var trimmingBlanks: String {
    split(separator: " ").joined(separator: " ")
  }
}
