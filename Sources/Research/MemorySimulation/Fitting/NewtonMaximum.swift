/// The place and the height of a maximum of a smooth function inside an interval, near a start.
///
/// Newton's method, with the derivatives of a parabola through three places that are close.
struct NewtonMaximum {
  private(set) var place: Double
  private(set) var height = 0.0

  /// Searches the maximum; nil if the place reaches an end of the interval, if the function is not
  /// concave there, or if eight steps do not suffice.
  ///
  /// - Parameters:
  ///   - range: The interval.
  ///   - start: The first place that is tried.
  ///   - function: The function.
  init?(in range: ClosedRange<Double>, from start: Double, of function: (Double) -> Double) {
    place = start
    for _ in 0..<8 {
      let room = min(place - range.lowerBound, range.upperBound - place)
      let near = min(abs(place), room) * 0.02
      guard near > 2e-5 * (range.upperBound - range.lowerBound) else { return nil }
      let (below, here, above) = (function(place - near), function(place), function(place + near))
      let slope = (above - below) / (2 * near)
      let curvature = (above - 2 * here + below) / (near * near)
      guard curvature < 0 else { return nil }
      let step = min(max(-slope / curvature, -room / 2), room / 2)
      place += step
      let gain = slope * step / 2
      // The parabola through the three places is nearly the function if the step is short: of the
      // logarithm of a count of events, the difference is the gain times this share of the place.
      let isBounded = abs(step) >= room / 2
      guard abs(step) > near, isBounded || gain * abs(step) > 0.01 * room else {
        height = here + gain
        return
      }
    }
    return nil
  }
}
