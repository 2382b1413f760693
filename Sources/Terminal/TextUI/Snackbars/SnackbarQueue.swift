/// The snackbars that are shown, and those that wait.
///
/// A class, because it goes on from frame to frame: a snackbar's time begins when it is shown.
final class SnackbarQueue {
  /// The oldest first, with those that are on their way out.
  private(set) var shown: [Item] = []
  private var waiting: [Item] = []
  private var numberOfItems = 0

  /// How many are shown together.
  static let limit = 3

  /// A snackbar with what is remembered of it while it is shown.
  final class Item {
    let number: Int
    var snackbar: Snackbar
    /// When it goes; nil while it waits, or if it does not go by itself.
    var deadline: Duration?
    var isLeaving = false
    /// Whether it has not been seen yet as it is now.
    var isNews = true
    /// How much of it is there: 0 is outside, 1 is at its place.
    var part = 0.0
    /// Rows between it and the edge; nil before it was placed.
    var place: Int?
    /// The rows it is shown at, on its way to its place.
    var shownPlace: Int?

    init(_ snackbar: Snackbar, number: Int) {
      self.snackbar = snackbar
      self.number = number
    }

    /// Begins to be shown.
    func begin(at now: Duration) {
      isNews = false
      deadline = snackbar.duration.map { now + $0.bounded }
    }
  }
}

extension SnackbarQueue {
  /// Adds a snackbar behind those that wait, an error behind the errors; or exchanges the one of the
  /// same id, whose time begins anew.
  func add(_ snackbar: Snackbar) {
    if let id = snackbar.id, let item = item(id) {
      item.snackbar = snackbar
      item.isNews = true
      item.deadline = nil
      return
    }
    numberOfItems += 1
    let item = Item(snackbar, number: numberOfItems)
    let isLast = snackbar.kind != .error
    let others = waiting.firstIndex { $0.snackbar.kind != .error }
    waiting.insert(item, at: isLast ? waiting.endIndex : others ?? waiting.endIndex)
  }

  /// The snackbar of an id that is shown or waits.
  private func item(_ id: AnyHashable) -> Item? {
    (shown + waiting).first { $0.snackbar.id == id && !$0.isLeaving }
  }

  /// - Returns: Whether there was one of that id.
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

  /// Lets those go whose time is over, and others come.
  ///
  /// - Parameter now: The time of the frame.
  /// - Returns: Those that are shown from now on, or anew.
  func advance(to now: Duration) -> [Item] {
    for item in shown where item.deadline.map({ $0 <= now }) == true { item.isLeaving = true }
    while !waiting.isEmpty, shown.count(where: { !$0.isLeaving }) < Self.limit {
      shown.append(waiting.removeFirst())
    }
    let news = shown.filter { $0.isNews && !$0.isLeaving }
    for item in news { item.begin(at: now) }
    return news
  }

  /// When the next one goes.
  var nextDeadline: Duration? {
    shown.filter { !$0.isLeaving }.compactMap(\.deadline).min()
  }

  /// Forgets those that cannot be seen any more.
  func forget(where isGone: (Item) -> Bool) {
    shown.removeAll { $0.isLeaving && isGone($0) }
  }
}
