import MemoryViewModel
import SystemCalls

/// The line between a game here and the other terminals at its table.
///
/// It waits for nothing by itself: a screen waits for `interests` with its keys, a game in lines with
/// what is typed.
protocol TableLink: AnyObject {
  /// The game as it is shown here.
  var app: AppModel { get }
  /// Whether nothing more comes.
  var hasEnded: Bool { get }
  /// What to wait for.
  func interests() -> [Poll.Interest]
  /// Does what can be done without waiting, given whether each of the interests is ready.
  func serve(_ ready: [Bool])
  /// What others have done since the last call.
  func takeNews() -> [TableNews]
  /// Calls whoever sits here otherwise.
  ///
  /// - Returns: Whether that can be asked for.
  func rename(_ name: String) -> Bool
  /// Lets go of the others.
  func end()
}

extension TableLink {
  /// What a screen waits for, on which all that was noticed meanwhile is shown.
  func screenInterests() -> [Poll.Interest] {
    let interests = interests()
    showNotices()
    return interests
  }

  /// Serves the others beside a screen.
  ///
  /// - Returns: Whether the picture may have changed.
  func serveScreen(_ ready: [Bool]) -> Bool {
    serve(ready)
    showNotices()
    return true
  }

  private func showNotices() {
    for news in takeNews() where news.isNotice { app.notify(.info, news.sentence) }
  }
}
