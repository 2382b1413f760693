/// Content above the window's own: a popup, or a view that is leaving.
struct Layer {
  let identity: Identity
  /// The layer itself, or the one that a view stood in that is leaving.
  let owner: Identity
  let zIndex: Double
  /// Whether everything below is cut off from events.
  var isModal: Bool
  let subtree: Subtree
  /// The place of the layer; nil for the whole window.
  let rect: Rect?
}

extension Resolver {
  /// Shows content above everything resolved so far; nothing, if the view is gone and leaving.
  ///
  /// - Parameters:
  ///   - zIndex: Layers with higher numbers lie above; equal ones in the order they were asked for.
  ///   - isModal: Whether everything below is cut off from events.
  ///   - isEnabled: Whether its content reacts to anything.
  ///   - rect: Its place; nil for the whole window.
  ///   - content: Resolves it; told the place. It does not inherit how the view looks that shows it,
  ///     nor whether that is hidden or disabled.
  package mutating func layer(
    zIndex: Double = 0, isModal: Bool, isEnabled: Bool = true, in rect: Rect? = nil,
    _ content: @escaping (inout Resolver, Rect) -> Void
  ) {
    guard !values.isLeaving else { return }
    let outer = values
    defer { values = outer }
    values.enterLayer(isEnabled: isEnabled)
    store.layers.append(
      Layer(
        identity: identity, owner: identity, zIndex: zIndex, isModal: isModal,
        subtree: Subtree(self, content: content), rect: rect))
  }
}

extension Resolver {
  /// Lets the layer that is being resolved be neither seen nor hit, and cut nothing off.
  package mutating func hideLayer() {
    values.flags.formUnion([.hidden, .ignoresHits])
    values.isEnabled = false
    store.layers.letEventsThrough()
  }
}

extension EnvironmentValues {
  /// Sets what content of a layer does not inherit from the view that shows it: how that looks,
  /// whether it is enabled, and what only concerns the place where it stands.
  package mutating func enterLayer(isEnabled: Bool) {
    style = .plain
    opacity = 255
    flags.subtract([.hidden, .ignoresHits])
    if !isEnabled { flags.insert(.ignoresHits) }
    self.isEnabled = isEnabled
    (isFocused, focusRequest, words) = (false, nil, nil)
    stackAxis = nil
    self[ShortcutKey.self] = nil
  }
}
