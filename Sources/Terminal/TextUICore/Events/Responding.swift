extension View {
  /// Runs an action when the view is tapped with the left button.
  ///
  /// Several views may lie under the mouse: the innermost with this tap count is tapped. A single
  /// tap waits 0.4 s for a second one only if the same view also has an action of two taps.
  /// `onPress` handlers receive the end of the press after that. See `TapGesture`.
  ///
  /// - Parameters:
  ///   - count: The number of taps near in time and place.
  ///   - action: The action.
  /// - Returns: The view, which is hit in its whole frame.
  @inlinable
  public consuming func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    RespondingView(
      content: self, handler: count <= 1 ? .tap(action) : .taps(count: count) { _ in action() })
  }

  /// Runs an action with the press when the view is tapped.
  @inlinable
  public consuming func onTap(count: Int = 1, perform action: @escaping (Press) -> Void)
    -> some View
  {
    RespondingView(content: self, handler: .taps(count: max(1, count), action: action))
  }

  /// Calls an action for every phase of a press on the view.
  @inlinable
  public consuming func onPress(perform action: @escaping (Press) -> Void) -> some View {
    RespondingView(content: self, handler: .press(action))
  }

  /// Calls an action for keys while the view or a descendant has focus.
  ///
  /// If nothing has focus, the frontmost view with a key handler is called first.
  @inlinable
  public consuming func onKeyPress(perform action: @escaping (KeyPress) -> KeyResult)
    -> some View
  {
    RespondingView(content: self, handler: .key(action))
  }

  /// Runs an action when a key is pressed without Control or Alt.
  public func onKeyPress(_ key: Key, perform action: @escaping () -> Void) -> some View {
    onKeyPress { press in
      guard press.key == key, press.modifiers.isDisjoint(with: [.control, .alt]) else {
        return .ignored
      }
      action()
      return .handled
    }
  }

  /// Calls an action for pasted text while the view or a descendant has focus.
  @inlinable
  public consuming func onPaste(perform action: @escaping (String) -> KeyResult) -> some View {
    RespondingView(content: self, handler: .paste(action))
  }

  /// Calls an action for turns of the wheel over the view: columns to the right and rows downwards.
  @inlinable
  public consuming func onWheel(perform action: @escaping (_ x: Int, _ y: Int) -> KeyResult)
    -> some View
  {
    RespondingView(content: self, handler: .wheel(action))
  }

  /// Calls an action when the mouse enters or leaves the view, where terminals report that.
  @inlinable
  public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    RespondingView(content: self, handler: .hover(action))
  }

  /// Disables the view and its descendants.
  public func disabled(_ isDisabled: Bool = true) -> some View {
    EnvironmentView(self) { if isDisabled { $0.isEnabled = false } }
  }
}
