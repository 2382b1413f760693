extension View {
  /// Adds a gesture to the view.
  ///
  /// If a press has several gestures, the one that is recognized first wins; see `Gesture`.
  ///
  /// - Parameter gesture: The gesture.
  /// - Returns: The view, which is hit in its whole frame if the gesture receives presses.
  public func gesture(_ gesture: some Gesture) -> some View {
    attaching(AttachedGesture(gesture: gesture))
  }

  /// Adds a gesture that precedes those of the views inside, and those added to this view before.
  ///
  /// The others wait until it has failed. A tap inside a view with a drag of high priority is
  /// therefore performed at the release of the button, as always, but a drag inside never begins.
  ///
  /// - Parameter gesture: The gesture.
  /// - Returns: The view, which is hit in its whole frame if the gesture receives presses.
  public func highPriorityGesture(_ gesture: some Gesture) -> some View {
    attaching(AttachedGesture(gesture: gesture, priority: .high))
  }

  /// Adds a gesture that is recognized beside others: it neither makes them fail nor waits or fails
  /// because of them, and it does not take the press over.
  public func simultaneousGesture(_ gesture: some Gesture) -> some View {
    attaching(AttachedGesture(gesture: gesture, priority: .simultaneous))
  }

  private func attaching(_ gesture: AttachedGesture) -> some View {
    RespondingView(content: self, handler: .gesture(gesture))
  }
}
