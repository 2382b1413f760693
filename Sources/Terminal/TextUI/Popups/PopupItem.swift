/// The presented item, and the items whose popups are disappearing.
private final class PopupItems<Item: Identifiable> {
  struct Entry {
    /// A unique number, because an id can come again.
    let number: UInt64
    var item: Item
  }

  private(set) var entries: [Entry] = []
  private var count: UInt64 = 0

  /// Presents an item; if it returns while its popup is disappearing, its entry is reused.
  func present(_ item: Item) {
    if let index = entries.firstIndex(where: { $0.item.id == item.id }) {
      entries[index].item = item
    } else {
      count += 1
      entries.append(Entry(number: count, item: item))
    }
  }

  func keep(where isShown: (Entry) -> Bool) {
    entries.removeAll { !isShown($0) }
  }
}

extension View {
  /// Shows a popup for an item while a binding has one.
  ///
  /// The content keeps its item until it has left the screen. An item with another id gets a new
  /// popup, which appears while the previous one disappears; a new value with the same id updates
  /// the content in place.
  ///
  /// - Parameters:
  ///   - item: The item to show; set to nil when the popup is closed.
  ///   - alignment: The alignment in the safe area.
  ///   - direction: The edge it slides in from and out to; nil for the nearest (centred: bottom).
  ///   - dim: The fading of the views behind: 0 for none, 1 for complete; or `.conceal`.
  ///   - dismissal: The user actions that close it; the content and the program always can.
  ///   - style: A closure that returns the appearance of an item's popup.
  ///   - transition: The transition; nil to slide in and out.
  ///   - animation: The animation of the entrance and the exit.
  ///   - onDismiss: A closure that runs once for each item whose popup has been closed.
  ///   - content: A closure that returns an item's content, laid out in a column.
  /// - Returns: The view, with unchanged layout.
  public func popup<Item: Identifiable, Content: View>(
    item: Binding<Item?>, alignment: Alignment = .center, direction: Edge? = nil,
    dim: PopupDim = 0.5, dismissOn dismissal: PopupDismissal = .all,
    style: @escaping (Item) -> any PopupStyle = { _ in PanelPopupStyle.panel },
    transition: Transition? = nil, animation: Animation = .spring,
    onDismiss: @escaping () -> Void = {}, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ResolvedView(self) { resolver, base in
      let shown = resolver.remembered { PopupItems<Item>() }
      resolver.scope(Identity.Step.content) { base.resolve(&$0) }
      if let item = item.wrappedValue { shown.present(item) }
      shown.keep { entry in
        var options = PopupOptions(
          alignment: alignment, direction: direction, dim: dim, dismissOn: dismissal,
          transition: transition, animation: animation, onDismiss: onDismiss)
        options.style = style(entry.item)
        let popup = options.presentation(isPresented: item.has(entry.item.id)) {
          content(entry.item).resolveInPopup(&$0)
        }
        var isShown = false
        resolver.scope(Identity.Step.secondary) { inner in
          inner.scope(entry.number) { isShown = popup.resolve(&$0) }
        }
        return isShown
      }
    }
  }
}

extension Binding {
  /// Returns a binding that is true while the item with an id is present; setting false removes it.
  fileprivate func has<Item: Identifiable>(_ id: Item.ID) -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue?.id == id },
      set: { if !$0, wrappedValue?.id == id { wrappedValue = nil } })
  }
}
