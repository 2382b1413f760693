/// The coefficients of all components of a progressive picture.
struct JPEGCoefficientPlanes {
  private let planes: [JPEGPlane]
  private var components: [JPEGCoefficients]
  var factors: JPEGFactors

  init(_ planes: [JPEGPlane], of frame: JPEGFrame) {
    self.planes = planes
    components = planes.indices.map {
      JPEGCoefficients(frame.components[$0], of: frame, side: planes[$0].side)
    }
    factors = JPEGFactors(count: planes.count)
  }

  @inline(__always) subscript(component: Int) -> JPEGCoefficients {
    _read { yield components[component] }
    _modify { yield &components[component] }
  }

  /// Returns true if a scan has coefficients that are kept.
  func need(_ scan: JPEGScan) -> Bool {
    scan.band.lowerBound == 0 || planes.contains { $0.side > 1 }
  }

  /// Transforms all blocks to samples; a component without a scan stays grey.
  func samples() -> [JPEGPlane] {
    var planes = planes
    for index in planes.indices where !factors[index].isEmpty {
      components[index].write(to: &planes[index], factors[index])
    }
    return planes
  }
}
