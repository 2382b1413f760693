/// The visible snackbars and the queue of waiting ones.
///
/// A class, because it persists from frame to frame.
final class SnackbarQueue {
  /// The visible snackbars, oldest first, including those that are leaving.
  private(set) var shown: [Item] = []
  private var waiting: [Item] = []
  private var numberOfItems = 0

  /// The columns of the window in the latest frame with a snackbar; nil before the first one.
  var width: Int?

  /// A snackbar and its display state.
  final class Item {
    let number: Int
    var snackbar: Snackbar
    /// The time at which the snackbar was shown.
    private var start = Duration.zero
    /// The parts of the message, one at a time of which is shown.
    private var parts: [String]?
    /// The time at which the snackbar is hidden; nil while it waits, or if it has no duration.
    var deadline: Duration?
    var isLeaving = false
    /// True until the snackbar is shown, or shown again after a replacement.
    var needsAnnouncement = true
    /// The progress of the entrance, from 0 (outside) to 1 (at its place).
    var part = 0.0
    /// The rows between the snackbar and the edge; nil before the first layout.
    var place: Int?
    /// The animated value of `place`.
    var shownPlace: Int?

    init(_ snackbar: Snackbar, number: Int) {
      self.snackbar = snackbar
      self.number = number
    }

    /// Starts the display and its duration.
    func begin(at now: Duration) {
      needsAnnouncement = false
      start = now
      deadline = snackbar.duration.map { now + $0.bounded }
    }

    /// Divides the message into parts of one row, and shows each for the whole duration.
    func divide(in width: Int) {
      let parts = snackbar.parts(in: width)
      self.parts = parts
      deadline = snackbar.duration.map { start + $0.bounded * parts.count }
    }

    /// The message, or its part at a time.
    func message(at now: Duration) -> String {
      guard let parts, parts.count > 1 else { return snackbar.message }
      return parts[number(of: parts, at: now)]
    }

    /// The time at which another part is shown; nil for none.
    func nextPart(after now: Duration) -> Duration? {
      guard let parts, let duration = snackbar.duration?.bounded else { return nil }
      let next = number(of: parts, at: now) + 1
      return next < parts.count ? start + duration * next : nil
    }

    private func number(of parts: [String], at now: Duration) -> Int {
      guard let duration = snackbar.duration?.bounded, duration > .zero else { return 0 }
      return max(0, min(parts.count - 1, Int((now - start) / duration)))
    }
  }
}

extension SnackbarQueue {
  /// Adds a snackbar, errors before others; one with the same id is replaced and restarts.
  func add(_ snackbar: Snackbar) {
    if let id = snackbar.id, let item = item(id) {
      item.snackbar = snackbar
      item.needsAnnouncement = true
      item.deadline = nil
      return
    }
    numberOfItems += 1
    let item = Item(snackbar, number: numberOfItems)
    let isLast = snackbar.kind != .error
    let others = waiting.firstIndex { $0.snackbar.kind != .error }
    waiting.insert(item, at: isLast ? waiting.endIndex : others ?? waiting.endIndex)
  }

  /// Returns the visible or waiting snackbar with an id.
  private func item(_ id: AnyHashable) -> Item? {
    (shown + waiting).first { $0.snackbar.id == id && !$0.isLeaving }
  }

  /// - Returns: True if there was a snackbar with the id.
  func hide(_ id: AnyHashable) -> Bool {
    guard let item = item(id) else { return false }
    hide(item)
    return true
  }

  func hide(_ item: Item) {
    item.isLeaving = true
    waiting.removeAll { $0 === item }
  }

  func hideAll() {
    waiting.removeAll()
    for item in shown { item.isLeaving = true }
  }

  /// Hides the snackbars whose time is over, and shows waiting ones.
  ///
  /// - Parameters:
  ///   - now: The time of the frame.
  ///   - limit: The maximum number of visible snackbars.
  /// - Returns: The snackbars that are new, or shown again after a replacement.
  func advance(to now: Duration, atMost limit: Int) -> [Item] {
    for item in shown where item.deadline.map({ $0 <= now }) == true { item.isLeaving = true }
    while !waiting.isEmpty, shown.count(where: { !$0.isLeaving }) < limit {
      shown.append(waiting.removeFirst())
    }
    let news = shown.filter { $0.needsAnnouncement && !$0.isLeaving }
    for item in news { item.begin(at: now) }
    return news
  }

  /// The time at which the next snackbar is hidden.
  var nextDeadline: Duration? {
    shown.filter { !$0.isLeaving }.compactMap(\.deadline).min()
  }

  /// Removes leaving snackbars that are no longer visible.
  func removeHidden(where isGone: (Item) -> Bool) {
    shown.removeAll { $0.isLeaving && isGone($0) }
  }
}
