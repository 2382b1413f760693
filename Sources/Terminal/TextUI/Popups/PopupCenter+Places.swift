extension PopupCenter {
  /// Shows a popup with its top left corner at a cell of the window, such as that of a press.
  ///
  /// Moved as far as it takes to be in the safe area; the alignment of the options does not count.
  ///
  /// - Parameters:
  ///   - id: What it is called in `update` and `hide`.
  ///   - place: The cell.
  ///   - priority: Higher ones are shown first; equal ones in the order they came.
  ///   - options: How it is shown.
  ///   - content: Makes the content, for each frame.
  public func show<Content: View>(
    _ id: some Hashable, at place: Point, priority: Int = 0,
    options: PopupOptions = PopupOptions(), @ViewBuilder content: @escaping () -> Content
  ) {
    var options = options
    options.place = .at(place)
    show(id, priority: priority, options: options, content: content)
  }

  /// Shows a popup beside the view with an id, with a cell between them.
  ///
  /// As `popup(isPresented:anchoredTo:)` does; the alignment of the options does not count.
  ///
  /// - Parameters:
  ///   - id: What it is called in `update` and `hide`.
  ///   - anchor: What the view was called with `id(_:)`.
  ///   - edge: The side of the view.
  ///   - priority: Higher ones are shown first; equal ones in the order they came.
  ///   - options: How it is shown.
  ///   - content: Makes the content, for each frame.
  public func show<Content: View>(
    _ id: some Hashable, anchoredTo anchor: some Hashable, edge: Edge = .bottom,
    priority: Int = 0, options: PopupOptions = PopupOptions(dim: 0),
    @ViewBuilder content: @escaping () -> Content
  ) {
    var options = options
    options.place = .beside(Anchor.identity(of: anchor), edge)
    show(id, priority: priority, options: options, content: content)
  }
}
