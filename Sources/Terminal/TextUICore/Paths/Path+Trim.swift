extension Path {
  /// Returns the part of the outline between two fractions of its length, over all subpaths in
  /// order.
  ///
  /// - Parameters:
  ///   - start: The start of the part, 0 to 1.
  ///   - end: The end of the part, 0 to 1; nothing remains if it is not beyond `start`.
  /// - Returns: Open subpaths; the unchanged path from 0 to 1.
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
  /// Returns the part between two distances from the beginning.
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
