/// A decoder of arithmetic-coded progressive blocks: ITU-T T.81, G.1.3.
struct JPEGArithmeticProgressive: JPEGBlocks {
  private var coefficients: JPEGCoefficientPlanes
  private var model = JPEGArithmeticModel()
  private var band = 0...0
  private var isRefinement = false
  private var shift = 0

  init(_ planes: [JPEGPlane], of frame: JPEGFrame) {
    coefficients = JPEGCoefficientPlanes(planes, of: frame)
  }

  mutating func begin(
    _ scan: JPEGScan, of frame: JPEGFrame, with tables: JPEGTables
  ) throws(PictureError) {
    try coefficients.factors.keep(tables, for: scan, of: frame)
    model.begin(tables)
    (band, isRefinement, shift) = (scan.band, scan.isRefinement, scan.shift)
  }

  func needs(_ scan: JPEGScan) -> Bool { coefficients.need(scan) }

  mutating func restart() { model.restart() }

  mutating func read(
    _ part: JPEGScan.Part, column: Int, row: Int, from data: inout JPEGDecisions
  ) throws(PictureError) {
    let block = coefficients[part.component].block(column: column, row: row)
    if band.lowerBound == 0 {
      try readMean(part, block, &data)
    } else if isRefinement {
      try refine(part, block, &data)
    } else {
      try readBand(part, block, &data)
    }
  }

  func samples() -> [JPEGPlane] { coefficients.samples() }

  private mutating func readMean(
    _ part: JPEGScan.Part, _ block: Int, _ data: inout JPEGDecisions
  ) throws(PictureError) {
    if isRefinement {
      if model.bit(&data) { coefficients[part.component].addToMean(1 << shift, of: block) }
    } else {
      let mean = try model.mean(part, &data) << shift
      coefficients[part.component].setMean(mean, of: block)
    }
  }

  private mutating func readBand(
    _ part: JPEGScan.Part, _ block: Int, _ data: inout JPEGDecisions
  ) throws(PictureError) {
    var index = band.lowerBound - 1
    while index < band.upperBound,
      let next = try model.coefficient(part, after: index, upTo: band.upperBound, &data)
    {
      index = next.index
      coefficients[part.component].set(index, of: block, next.value << shift)
    }
  }

  /// Refines the nonzero coefficients by a bit and decodes new ones between them.
  private mutating func refine(
    _ part: JPEGScan.Part, _ block: Int, _ data: inout JPEGDecisions
  ) throws(PictureError) {
    let known = coefficients[part.component].masks[block]
    let last = 63 - (known & (.max >> UInt64(63 - band.upperBound))).leadingZeroBitCount
    var index = band.lowerBound
    while index <= band.upperBound {
      // The block cannot end before its last known coefficient.
      if index > last, model.decision(part, index, 0, &data) { return }
      while !refine(index, part, block, isKnown: known >> UInt64(index) & 1 == 1, &data) {
        index += 1
        guard index <= band.upperBound else { throw data.failure(.block) }
      }
      index += 1
    }
  }

  /// Refines a coefficient.
  ///
  /// - Returns: False if it is zero and stays zero.
  private mutating func refine(
    _ index: Int, _ part: JPEGScan.Part, _ block: Int, isKnown: Bool, _ data: inout JPEGDecisions
  ) -> Bool {
    if isKnown {
      if model.decision(part, index, 2, &data) {
        coefficients[part.component].correct(index, of: block, by: shift)
      }
      return true
    }
    guard model.decision(part, index, 1, &data) else { return false }
    let value = 1 << shift
    coefficients[part.component].set(index, of: block, model.bit(&data) ? -value : value)
    return true
  }
}
