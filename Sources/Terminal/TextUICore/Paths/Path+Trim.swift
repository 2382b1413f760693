extension Path {
  /// The part of the outline between two fractions of its whole length, all subpaths in turn.
  ///
  /// - Parameters:
  ///   - start: Where the part begins, 0 to 1.
  ///   - end: Where it ends, 0 to 1. Not beyond `start`, nothing is left.
  /// - Returns: Open subpaths; from 0 to 1 the path as it is.
  public func trimmed(from start: Double, to end: Double) -> Path {
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Path() }
    let lines = polylines
    let length = lines.reduce(0) { $0 + $1.length }
    var (walked, steps) = (0.0, [Step]())
    for line in lines {
      steps += line.steps(from: start * length - walked, to: end * length - walked)
      walked += line.length
    }
    return Path(steps: steps, fillRule: fillRule)
  }
}

extension Polyline {
  /// The part between two distances from the beginning.
  fileprivate func steps(from start: Double, to end: Double) -> [Path.Step] {
    var (walked, steps) = (0.0, [Path.Step]())
    for (from, to) in zip(points, points.dropFirst()) {
      let length = (to - from).length
      let (low, high) = (max(0, start - walked), min(length, end - walked))
      walked += length
      guard low < high else { continue }
      if steps.isEmpty { steps.append(.move(from.mixed(with: to, by: low / length))) }
      steps.append(.line(high < length ? from.mixed(with: to, by: high / length) : to))
    }
    return steps
  }
}
