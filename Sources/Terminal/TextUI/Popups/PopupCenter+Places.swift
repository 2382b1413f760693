@MainActor extension PopupCenter {
  /// Shows a popup with its top left corner at a cell of the window, such as that of a press.
  ///
  /// The popup is moved into the safe area if necessary; the alignment of the options is ignored.
  ///
  /// - Parameters:
  ///   - id: The id for `update` and `hide`.
  ///   - place: The cell.
  ///   - priority: The priority in the queue; equal ones are shown in the order of arrival.
  ///   - options: The appearance and behaviour; the alignment is ignored.
  ///   - content: A closure that returns the content in each frame.
  /// - Returns: True if a popup with the id was there.
  @discardableResult
  public func show<Content: View>(
    _ id: some Hashable, at place: Point, priority: Int = 0,
    options: PopupOptions = PopupOptions(), @ViewBuilder content: @escaping () -> Content
  ) -> Bool {
    var options = options
    options.place = .at(place)
    return show(id, priority: priority, options: options, content: content)
  }

  /// Shows a popup beside the view with an id, with one free cell between them.
  ///
  /// This works like `popup(isPresented:anchoredTo:)`; the alignment of the options is ignored.
  ///
  /// - Parameters:
  ///   - id: The id for `update` and `hide`.
  ///   - anchor: The id of the view, set with `id(_:)`.
  ///   - edge: The side of the view.
  ///   - alignment: The part of that side at which the popup is.
  ///   - priority: The priority in the queue; equal ones are shown in the order of arrival.
  ///   - options: The appearance and behaviour; the alignment is ignored.
  ///   - content: A closure that returns the content in each frame.
  /// - Returns: True if a popup with the id was there.
  @discardableResult
  public func show<Content: View>(
    _ id: some Hashable, anchoredTo anchor: some Hashable, edge: Edge = .bottom,
    alignment: PopupAnchorAlignment = .start,
    priority: Int = 0, options: PopupOptions = PopupOptions(dim: 0),
    @ViewBuilder content: @escaping () -> Content
  ) -> Bool {
    var options = options
    options.place = .beside(Anchor.identity(of: anchor), edge, alignment)
    return show(id, priority: priority, options: options, content: content)
  }
}
