/// A center through which any part of a program can show popups and snackbars.
///
/// The program owns the center and passes it to its root view with `popups(_:)`. Popups are shown
/// one at a time, or a number of them at once; the others wait in a queue. Of several, the latest
/// is on top and receives all events. Not thread-safe: call it in event handlers.
///
/// A class, because the parts of the program and the root view share it.
public final class PopupCenter {
  /// The visible popups, followed by the waiting ones in order.
  private(set) var queue: [Entry] = []
  /// The hidden popups whose exit animations may still run.
  private var leaving: [Entry] = []
  private var numberOfEntries = 0
  let snackbars = SnackbarQueue()
  /// Requests new frames.
  var redraw: Redraw?

  /// The number of popups that are shown at once.
  public let most: Int

  /// Creates an empty popup center.
  ///
  /// - Parameter most: The number of popups that are shown at once, at least one.
  public init(atOnce most: Int = 1) {
    self.most = max(1, most)
  }

  /// A popup in the queue.
  struct Entry {
    let id: AnyHashable
    /// A unique number, because an id can be used again.
    let number: Int
    let priority: Int
    var options: PopupOptions
    var content: (inout Resolver) -> Void
  }

  /// The id of the visible popup, of several the first; nil if there is none.
  public var shownID: AnyHashable? { queue.first?.id }

  /// The ids of the visible popups, the one on top last.
  public var shownIDs: [AnyHashable] { visible.map(\.id) }

  private var visible: ArraySlice<Entry> { queue.prefix(most) }

  /// Returns true if a popup with an id is visible or waiting.
  public func contains(_ id: some Hashable) -> Bool {
    queue.contains { $0.id == AnyHashable(id) }
  }

  /// The number of popups that wait to be shown.
  public var waitingCount: Int { max(0, queue.count - most) }
}

@MainActor extension PopupCenter {
  /// Shows a popup once all earlier popups of the same or a higher priority are closed.
  ///
  /// The visible popup stays, even if one of a higher priority arrives. If the id is already
  /// visible or waiting, that popup's content and options are replaced, and it keeps its place.
  ///
  /// - Parameters:
  ///   - id: The id for `update` and `hide`.
  ///   - priority: The priority in the queue; equal ones are shown in the order of arrival.
  ///   - options: The placement, appearance and behaviour.
  ///   - content: A closure that returns the content in each frame.
  /// - Returns: True if a popup with the id was there.
  @discardableResult
  public func show<Content: View>(
    _ id: some Hashable, priority: Int = 0, options: PopupOptions = PopupOptions(),
    @ViewBuilder content: @escaping () -> Content
  ) -> Bool {
    requestFrame()
    if update(id, content: content) { return change(id) { $0.options = options } }
    numberOfEntries += 1
    let entry = Entry(
      id: AnyHashable(id), number: numberOfEntries, priority: priority, options: options,
      content: { content().resolveInPopup(&$0) })
    let place = queue.dropFirst(most).firstIndex { $0.priority < priority } ?? queue.endIndex
    queue.insert(entry, at: place)
    return false
  }

  /// Replaces the content of a visible or waiting popup; the content's state is kept.
  ///
  /// - Returns: True if there is a popup with the id.
  @discardableResult
  public func update<Content: View>(
    _ id: some Hashable, @ViewBuilder content: @escaping () -> Content
  ) -> Bool {
    change(id) { $0.content = { content().resolveInPopup(&$0) } }
  }

  /// Hides a popup, or removes it from the queue; `onDismiss` runs if it was visible.
  ///
  /// - Returns: True if there was a popup with the id.
  @discardableResult
  public func hide(_ id: some Hashable) -> Bool {
    guard let index = queue.firstIndex(where: { $0.id == AnyHashable(id) }) else { return false }
    remove(at: index)
    return true
  }

  /// Hides the visible popups and removes the waiting ones.
  ///
  /// - Returns: True if there was any.
  @discardableResult
  public func hideAll() -> Bool {
    guard !queue.isEmpty else { return false }
    leaving += visible
    queue = []
    requestFrame()
    return true
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
    if index < most { leaving.append(entry) }
    requestFrame()
  }

  func requestFrame() {
    redraw?.request()
  }
}

@MainActor extension PopupCenter {
  /// Resolves the visible popups, and those whose exit animations run.
  func resolve(_ resolver: inout Resolver) {
    leaving.removeAll { entry in
      var isShown = false
      resolver.scope(UInt64(entry.number)) {
        isShown = presentation(of: entry, isPresented: false).resolve(&$0)
      }
      return !isShown
    }
    for entry in visible {
      resolver.scope(UInt64(entry.number)) {
        _ = presentation(of: entry, isPresented: true).resolve(&$0)
      }
    }
  }

  private func presentation(of entry: Entry, isPresented: Bool) -> PopupPresentation {
    let binding = Binding<Bool>(
      get: { isPresented }, set: { [weak self] in if !$0 { self?.hide(number: entry.number) } })
    return entry.options.presentation(isPresented: binding, content: entry.content)
  }

  /// Hides a particular entry, not a later one with the same id.
  private func hide(number: Int) {
    if let index = queue.firstIndex(where: { $0.number == number }) { remove(at: index) }
  }
}
