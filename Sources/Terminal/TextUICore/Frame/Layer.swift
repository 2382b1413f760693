/// Content above the window's own: a popup, or a view with a removal transition.
struct Layer {
  let identity: Identity
  /// The layer itself, or the layer of a view that is being removed.
  let owner: Identity
  let zIndex: Double
  /// True if the layers and the content below receive no events.
  var isModal: Bool
  let subtree: Subtree
  /// The frame of the layer; nil for the whole window.
  let rect: Rect?
}

extension Resolver {
  /// Adds a layer above everything resolved so far, unless the view is being removed.
  ///
  /// - Parameters:
  ///   - zIndex: Layers with higher numbers lie above; equal ones in the order of calls.
  ///   - isModal: True if everything below receives no events.
  ///   - isEnabled: True if its content handles events.
  ///   - rect: The frame; nil for the whole window.
  ///   - content: Resolves the content for a frame. It does not inherit the style, visibility or
  ///     disabled state of the view that shows it.
  package mutating func layer(
    zIndex: Double = 0, isModal: Bool, isEnabled: Bool = true, in rect: Rect? = nil,
    _ content: @escaping (inout Resolver, Rect) -> Void
  ) {
    store.log.noteEffect()
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
  /// Hides the layer that is being resolved, and makes it not modal.
  package mutating func hideLayer() {
    values.flags.formUnion([.hidden, .ignoresHits])
    values.isEnabled = false
    store.log.noteEffect()
    store.layers.letEventsThrough()
  }
}

extension EnvironmentValues {
  /// Resets the environment that content of a layer does not inherit: style, disabled state, and
  /// what concerns the place of the view that shows it.
  package mutating func enterLayer(isEnabled: Bool) {
    style = .plain
    opacity = 255
    flags.subtract([.hidden, .ignoresHits])
    if !isEnabled { flags.insert(.ignoresHits) }
    self.isEnabled = isEnabled
    (isFocused, focusRequest, words) = (false, nil, nil)
    stackAxis = nil
    setsWindowTitle = false
    self[ShortcutKey.self] = nil
  }
}
