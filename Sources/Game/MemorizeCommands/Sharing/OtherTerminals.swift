import SystemCalls

/// The other terminals at a table, as a game in lines waits for them.
struct OtherTerminals {
  let link: any TableLink
  let console: Console

  /// Serves others until something can be read, or for a while.
  ///
  /// - Parameters:
  ///   - readsInput: Whether what the player types ends the wait.
  ///   - milliseconds: The longest wait; for ever if negative.
  /// - Returns: Whether the player has typed something.
  func wait(readsInput: Bool, milliseconds: Int32 = -1) -> Bool {
    let (isInputReady, ready) = console.wait(readsInput, link.interests(), milliseconds)
    link.serve(ready)
    return isInputReady
  }
}

/// Several links that are waited for as one.
///
/// A class, because what is ready belongs to what was asked for last.
final class TableLinks {
  let links: [any TableLink]
  private var counts: [Int] = []

  init(_ links: [any TableLink]) {
    self.links = links
  }

  /// What to wait for, of one link after the other.
  func interests() -> [Poll.Interest] {
    let interests = links.map { $0.interests() }
    counts = interests.map(\.count)
    return interests.flatMap { $0 }
  }

  /// Gives each link its part of what is ready.
  func serve(_ ready: [Bool], with serve: (any TableLink, [Bool]) -> Void) {
    var rest = ready[...]
    for (link, count) in zip(links, counts) {
      let own = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      if own.contains(true) { serve(link, own) }
    }
  }
}
