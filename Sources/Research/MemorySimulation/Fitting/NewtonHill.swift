/// The place and the height of a maximum of a smooth function of two numbers, near a start.
///
/// Newton's method, with the derivatives of a paraboloid through six places that are close.
struct NewtonHill {
  private(set) var place: (x: Double, y: Double)
  private(set) var height = 0.0
  /// The variance of `x` of the normal density whose logarithm has this top.
  private(set) var variance = 0.0

  /// Searches the maximum; nil if the place reaches an end of the ranges, if the function is not
  /// concave there, or if ten steps do not suffice.
  init?(
    in across: ClosedRange<Double>, _ upwards: ClosedRange<Double>,
    from start: (x: Double, y: Double), of function: (Double, Double) -> Double
  ) {
    place = start
    for _ in 0..<10 {
      let room = (x: Self.room(place.x, in: across), y: Self.room(place.y, in: upwards))
      let near = (x: min(abs(place.x), room.x) * 0.02, y: min(abs(place.y), room.y) * 0.02)
      guard near.x > 2e-5 * (across.upperBound - across.lowerBound),
        near.y > 2e-5 * (upwards.upperBound - upwards.lowerBound)
      else { return nil }
      let shape = Shape(at: place, near, of: function)
      guard let step = shape.step else { return nil }
      let bounded = (
        x: min(max(step.x, -room.x / 2), room.x / 2), y: min(max(step.y, -room.y / 2), room.y / 2)
      )
      place = (place.x + bounded.x, place.y + bounded.y)
      if abs(bounded.x) <= near.x, abs(bounded.y) <= near.y {
        variance = shape.variance
        height = shape.height + (shape.slope.x * bounded.x + shape.slope.y * bounded.y) / 2
        return
      }
    }
    return nil
  }

  private static func room(_ value: Double, in range: ClosedRange<Double>) -> Double {
    min(value - range.lowerBound, range.upperBound - value)
  }
}

/// The height and the derivatives of a function at a place.
private struct Shape {
  let height: Double
  let slope: (x: Double, y: Double)
  private let curvature: (xx: Double, xy: Double, yy: Double)

  init(
    at place: (x: Double, y: Double), _ near: (x: Double, y: Double),
    of function: (Double, Double) -> Double
  ) {
    height = function(place.x, place.y)
    let (right, left) = (function(place.x + near.x, place.y), function(place.x - near.x, place.y))
    let (above, below) = (function(place.x, place.y + near.y), function(place.x, place.y - near.y))
    let corner = function(place.x + near.x, place.y + near.y)
    slope = ((right - left) / (2 * near.x), (above - below) / (2 * near.y))
    curvature = (
      xx: (right - 2 * height + left) / (near.x * near.x),
      xy: (corner - right - above + height) / (near.x * near.y),
      yy: (above - 2 * height + below) / (near.y * near.y)
    )
  }

  /// The variance of the first number: an element of the inverse of the negative curvature.
  var variance: Double {
    -curvature.yy / (curvature.xx * curvature.yy - curvature.xy * curvature.xy)
  }

  /// The step to the top of the paraboloid; nil if it has none.
  var step: (x: Double, y: Double)? {
    let determinant = curvature.xx * curvature.yy - curvature.xy * curvature.xy
    guard curvature.xx < 0, determinant > 0 else { return nil }
    return (
      (curvature.xy * slope.y - curvature.yy * slope.x) / determinant,
      (curvature.xy * slope.x - curvature.xx * slope.y) / determinant
    )
  }
}
