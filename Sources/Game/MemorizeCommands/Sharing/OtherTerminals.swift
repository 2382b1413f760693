import MemoryViewModel
import SystemCalls

/// The other terminals at a table, for line mode.
struct OtherTerminals {
  let link: any TableLink
  let console: Console

  /// Handles other terminals until input is ready, or until the timeout.
  ///
  /// - Parameters:
  ///   - readsInput: True if typed input ends the wait.
  ///   - milliseconds: The timeout; none if negative.
  /// - Returns: True if the player has typed something.
  func wait(readsInput: Bool, milliseconds: Int32 = -1) -> Bool {
    let interests = link.interests()
    // Sending the game can reveal that a guest has gone, which must be reported before a wait.
    let timeout = link.hasNews ? 0 : timeout(atMost: milliseconds)
    let (isInputReady, ready) = console.wait(readsInput, interests, timeout)
    link.serve(ready)
    return isInputReady
  }

  /// Returns the time in milliseconds until the next check of the host, or a shorter timeout.
  private func timeout(atMost milliseconds: Int32) -> Int32 {
    guard let check = link.hostCheck?.timeToNext else { return milliseconds }
    let time = check.roundedUpToMilliseconds
    return milliseconds < 0 ? time : min(milliseconds, time)
  }
}

/// Several links with one common wait.
///
/// A class, because ready descriptors are matched with those of the last call.
final class TableLinks {
  let links: [any TableLink]
  private var counts: [Int] = []

  init(_ links: [any TableLink]) {
    self.links = links
  }

  /// Returns the file descriptors of all links, in order.
  func interests() -> [Poll.Interest] {
    let interests = links.map { $0.interests() }
    counts = interests.map(\.count)
    return interests.flatMap { $0 }
  }

  /// Passes each link its part of the ready descriptors.
  func serve(_ ready: [Bool], with serve: (any TableLink, [Bool]) -> Void) {
    var rest = ready[...]
    for (link, count) in zip(links, counts) {
      let own = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      if own.contains(true) { serve(link, own) }
    }
  }
}

extension Duration {
  /// The time in milliseconds, rounded up, so that a check is due after it.
  var roundedUpToMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    let thousandth: Int64 = 1_000_000_000_000_000
    return Int32(clamping: seconds * 1_000 + (attoseconds + thousandth - 1) / thousandth)
  }
}
