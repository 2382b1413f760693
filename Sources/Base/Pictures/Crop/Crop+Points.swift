// The points of the picture before its rotation, and those of the square in which it is rotated.
// All are relative to the centre, in parts of the diagonal.
extension Crop {
  /// The clockwise rotation of the picture in degrees, from -180 to 180.
  public var rotation: Double {
    let degrees = 90 * Double(quarterTurns) + angle
    return degrees > 180 ? degrees - 360 : degrees
  }

  /// Returns the point of the square at which a point of the picture is shown.
  ///
  /// - Parameters:
  ///   - x: The distance to the right of the picture's centre, before the rotation.
  ///   - y: The distance below the picture's centre, before the rotation.
  /// - Returns: The distances to the right of the square's centre and below it.
  public func squarePoint(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    Rotation(turning: rotation).turned(x, y)
  }

  /// Returns the point of the picture that is shown at a point of the square.
  ///
  /// - Parameters:
  ///   - x: The distance to the right of the square's centre.
  ///   - y: The distance below the square's centre.
  /// - Returns: The distances to the right of the picture's centre and below it, before the
  ///   rotation.
  public func picturePoint(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    Rotation(turning: rotation).turnedBack(x, y)
  }
}
