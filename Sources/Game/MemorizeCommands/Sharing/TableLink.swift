import MemoryViewModel
import SystemCalls

/// A connection between a game here and the other terminals at its table.
///
/// It never blocks: a screen waits for `interests` together with its keys, line mode together with
/// typed input.
protocol TableLink: AnyObject {
  /// The app that shows the game.
  var app: AppModel { get }
  /// True if the connection has ended.
  var hasEnded: Bool { get }
  /// Returns the file descriptors to wait for.
  func interests() -> [Poll.Interest]
  /// Handles the descriptors that are ready, in the order of `interests`, without blocking.
  func serve(_ ready: [Bool])
  /// The checks of the host; nil at the host.
  var hostCheck: HostCheck? { get }
  /// True if `takeNews` has events.
  var hasNews: Bool { get }
  /// Returns the events of others since the last call.
  func takeNews() -> [TableNews]
  /// Shows the events of others that nothing else shows as notices of their app.
  func showNotices()
  /// Renames the player at this terminal.
  ///
  /// - Returns: True if the request could be sent.
  func rename(_ name: String) -> Bool
  /// Closes the connection.
  func end()
}

extension TableLink {
  var hostCheck: HostCheck? { nil }

  /// Returns the file descriptors to wait for, after the pending events are shown.
  func screenInterests() -> [Poll.Interest] {
    let interests = interests()
    showNotices()
    return interests
  }

  /// Handles ready descriptors while a screen is shown.
  ///
  /// - Returns: True if the picture may have changed.
  func serveScreen(_ ready: [Bool]) -> Bool {
    serve(ready)
    showNotices()
    return true
  }

  func showNotices() {
    for news in takeNews() where news.isNotice { app.notices.show(.info, news.sentence) }
  }
}
