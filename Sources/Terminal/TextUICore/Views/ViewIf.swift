extension View {
  /// Changes the view if a condition is true, and returns it as it is otherwise.
  ///
  ///     Text(name).if(isChosen) { $0.bold().foregroundStyle(.yellow) }
  ///
  /// A view that changes between both loses its state and has its transition, as with `if` and
  /// `else` in a body; a condition inside an argument, such as `bold(isChosen)`, keeps it.
  ///
  /// - Parameters:
  ///   - condition: True to change the view.
  ///   - change: Returns the changed view.
  /// - Returns: The view.
  @ViewBuilder public func `if`<Changed: View>(
    _ condition: Bool, @ViewBuilder _ change: (Self) -> Changed
  ) -> some View {
    if condition { change(self) } else { self }
  }
}
