/// The items that popups are shown for: the present one, and those whose popups are on their way out.
private final class PopupItems<Item: Identifiable> {
  struct Entry {
    /// Differs from that of any other, also when an id comes again.
    let number: UInt64
    var item: Item
  }

  private(set) var entries: [Entry] = []
  private var count: UInt64 = 0

  /// Notes what is presented; one that comes back before it has left is the same.
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
  /// Shows a popup for an item as long as a binding has one.
  ///
  /// The content keeps its item until it has left the screen. An item with another id gets a popup of
  /// its own, which comes in while the one before goes out; a new value with the same id changes the
  /// content in its place.
  ///
  /// - Parameters:
  ///   - item: What to show; made nil by what closes the popup.
  ///   - alignment: Its place.
  ///   - direction: The edge of the window it comes in over, and goes out by; by default the nearest,
  ///     and the bottom for one in the middle.
  ///   - dim: How much what lies behind is faded: 0 not at all, 1 wholly; or `.conceal`.
  ///   - dismissal: What closes it, beside its content and the program.
  ///   - style: How the popup of an item looks.
  ///   - onDismiss: Called once for each item whose popup has been closed, however that was.
  ///   - content: Makes the content for an item; several views lie below each other.
  /// - Returns: The view; its layout does not change.
  public func popup<Item: Identifiable, Content: View>(
    item: Binding<Item?>, alignment: Alignment = .center, direction: Edge? = nil,
    dim: PopupDim = 0.5, dismissOn dismissal: PopupDismissal = .all,
    style: @escaping (Item) -> PopupStyle = { _ in .panel },
    onDismiss: @escaping () -> Void = {}, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ResolvedView(self) { resolver, base in
      let shown = resolver.remembered { PopupItems<Item>() }
      resolver.scope(Identity.Step.content) { base.resolve(&$0) }
      if let item = item.wrappedValue { shown.present(item) }
      shown.keep { entry in
        let options = PopupOptions(
          alignment: alignment, direction: direction, dim: dim, dismissOn: dismissal,
          style: style(entry.item), onDismiss: onDismiss)
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
  /// Whether there is the item with an id; false takes it away.
  fileprivate func has<Item: Identifiable>(_ id: Item.ID) -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue?.id == id },
      set: { if !$0, wrappedValue?.id == id { wrappedValue = nil } })
  }
}
