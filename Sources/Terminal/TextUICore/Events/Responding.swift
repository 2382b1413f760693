extension View {
  /// Does something when the view is tapped: pressed and let go over it with the left button.
  ///
  /// Of several views under the mouse the innermost that waits for so many taps is tapped. Whoever
  /// hears of the press with `onPress`, this view or one round it, hears its end before that.
  ///
  /// - Parameters:
  ///   - count: Taps near in time and place; the first of two taps counts as one by itself.
  ///   - action: What to do.
  /// - Returns: The view, which is hit wherever its rectangle is.
  @inlinable
  public consuming func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    RespondingView(
      content: self, handler: count <= 1 ? .tap(action) : .taps(count: count) { _ in action() })
  }

  /// Does something when the view is tapped, and is told where.
  @inlinable
  public consuming func onTap(count: Int = 1, perform action: @escaping (Press) -> Void)
    -> some View
  {
    RespondingView(content: self, handler: .taps(count: max(1, count), action: action))
  }

  /// Lets the view hear of everything that becomes of a press on it.
  @inlinable
  public consuming func onPress(perform action: @escaping (Press) -> Void) -> some View {
    RespondingView(content: self, handler: .press(action))
  }

  /// Lets the view recognize a gesture.
  public func gesture(_ gesture: some Gesture) -> some View {
    RespondingView(content: self, handler: gesture.responder.handler)
  }

  /// Offers keys to the view when it or a view in it has focus.
  ///
  /// Where nobody has it, the frontmost view that listens to keys is asked first.
  @inlinable
  public consuming func onKeyPress(perform action: @escaping (KeyPress) -> KeyResult)
    -> some View
  {
    RespondingView(content: self, handler: .key(action))
  }

  /// Does something when a key is pressed without control or alt.
  public func onKeyPress(_ key: Key, perform action: @escaping () -> Void) -> some View {
    onKeyPress { press in
      guard press.key == key, press.modifiers.isDisjoint(with: [.control, .alt]) else {
        return .ignored
      }
      action()
      return .handled
    }
  }

  /// Offers pasted text to the view when it or a view in it has focus.
  @inlinable
  public consuming func onPaste(perform action: @escaping (String) -> KeyResult) -> some View {
    RespondingView(content: self, handler: .paste(action))
  }

  /// Offers turns of the wheel over the view: columns to the right and rows downwards.
  @inlinable
  public consuming func onWheel(perform action: @escaping (_ x: Int, _ y: Int) -> KeyResult)
    -> some View
  {
    RespondingView(content: self, handler: .wheel(action))
  }

  /// Tells the view when the mouse comes over it and when it leaves, where terminals report that.
  @inlinable
  public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    RespondingView(content: self, handler: .hover(action))
  }

  /// Lets the view and all that is in it react to nothing.
  public func disabled(_ isDisabled: Bool = true) -> some View {
    EnvironmentView(self) { if isDisabled { $0.isEnabled = false } }
  }
}
