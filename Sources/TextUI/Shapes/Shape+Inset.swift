extension Shape {
  /// The shape as it fits into a smaller space.
  ///
  /// - Parameter distance: What is left free on each side, in heights of a cell; negative sticks out.
  /// - Returns: A shape that animates the distance.
  public func inset(by distance: Double) -> some Shape {
    ChangedShape(self, distance) { shape, rect, distance in
      let space = rect.inset(by: distance[0])
      return space.width > 0 && space.height > 0 ? shape.path(in: space) : Path()
    }
  }
}
