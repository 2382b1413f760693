/// Popups and snackbars that any part of a program can show, whatever is on the screen.
///
/// The program owns it and gives it to its root with `popups(_:)`. Popups are shown one at a time;
/// the others wait. Not for several threads: call it where events are handled.
///
/// A class, because the parts of the program and the root must mean the same one.
public final class PopupCenter {
  /// The popup that is shown, and those that wait, the next first.
  private(set) var queue: [Entry] = []
  /// Those that have been hidden, but may still be seen.
  private var leaving: [Entry] = []
  private var numberOfEntries = 0
  let snackbars = SnackbarQueue()
  /// Where a new frame is to be asked for.
  var redraw: Redraw?

  /// Makes a center that shows nothing yet.
  public init() {}

  /// A popup in the centre.
  struct Entry {
    let id: AnyHashable
    /// Differs from that of any other entry, also when an id comes again.
    let number: Int
    let priority: Int
    var options: PopupOptions
    var content: (inout Resolver) -> Void
  }

  /// The id of the popup that is shown; nil if there is none.
  public var shownID: AnyHashable? { queue.first?.id }

  /// How many popups wait to be shown.
  public var waitingCount: Int { max(0, queue.count - 1) }
}

extension PopupCenter {
  /// Shows a popup, as soon as none of the same or a higher priority is before it.
  ///
  /// The one that is shown stays, whatever the priority of those that come. A popup whose id is
  /// shown or waits already gets new content and options, and keeps its place.
  ///
  /// - Parameters:
  ///   - id: What it is called in `update` and `hide`.
  ///   - priority: Higher ones are shown first; equal ones in the order they came.
  ///   - options: Where and how it is shown.
  ///   - content: Makes the content, for each frame.
  public func show<Content: View>(
    _ id: some Hashable, priority: Int = 0, options: PopupOptions = PopupOptions(),
    @ViewBuilder content: @escaping () -> Content
  ) {
    requestFrame()
    if update(id, content: content) {
      change(id) { $0.options = options }
      return
    }
    numberOfEntries += 1
    let entry = Entry(
      id: AnyHashable(id), number: numberOfEntries, priority: priority, options: options,
      content: { content().resolveInPopup(&$0) })
    let place = queue.dropFirst().firstIndex { $0.priority < priority } ?? queue.endIndex
    queue.insert(entry, at: place)
  }

  /// Gives a popup that is shown or waits new content, which remembers what the old one did.
  ///
  /// - Returns: Whether there is one of that id.
  @discardableResult
  public func update<Content: View>(
    _ id: some Hashable, @ViewBuilder content: @escaping () -> Content
  ) -> Bool {
    change(id) { $0.content = { content().resolveInPopup(&$0) } }
  }

  /// Hides a popup, or takes it out of those that wait; `onDismiss` is called if it was shown.
  ///
  /// - Returns: Whether there was one of that id.
  @discardableResult
  public func hide(_ id: some Hashable) -> Bool {
    guard let index = queue.firstIndex(where: { $0.id == AnyHashable(id) }) else { return false }
    remove(at: index)
    return true
  }

  /// Hides the popup that is shown, and forgets those that wait.
  public func hideAll() {
    queue.removeSubrange(queue.indices.dropFirst())
    if !queue.isEmpty { remove(at: 0) }
  }

  @discardableResult
  private func change(_ id: some Hashable, _ change: (inout Entry) -> Void) -> Bool {
    guard let index = queue.firstIndex(where: { $0.id == AnyHashable(id) }) else { return false }
    change(&queue[index])
    requestFrame()
    return true
  }

  private func remove(at index: Int) {
    let entry = queue.remove(at: index)
    if index == 0 { leaving.append(entry) }
    requestFrame()
  }

  func requestFrame() {
    redraw?.request()
  }
}

extension PopupCenter {
  /// Resolves the popup that is shown, and those that are on their way out.
  func resolve(_ resolver: inout Resolver) {
    leaving.removeAll { entry in
      var isShown = false
      resolver.scope(UInt64(entry.number)) {
        isShown = presentation(of: entry, isPresented: false).resolve(&$0)
      }
      return !isShown
    }
    guard let entry = queue.first else { return }
    resolver.scope(UInt64(entry.number)) {
      _ = presentation(of: entry, isPresented: true).resolve(&$0)
    }
  }

  private func presentation(of entry: Entry, isPresented: Bool) -> PopupPresentation {
    let binding = Binding<Bool>(
      get: { isPresented }, set: { [weak self] in if !$0 { self?.hide(number: entry.number) } })
    return entry.options.presentation(isPresented: binding, content: entry.content)
  }

  /// Hides an entry itself, not a later one of the same id.
  private func hide(number: Int) {
    if let index = queue.firstIndex(where: { $0.number == number }) { remove(at: index) }
  }
}
