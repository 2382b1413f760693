/// A decoder of progressive blocks: ITU-T T.81, annex G.
struct JPEGProgressive: JPEGBlocks {
  private var coefficients: JPEGCoefficientPlanes
  private var codes = JPEGCodes()
  private var band = 0...0
  private var isRefinement = false
  private var shift = 0
  /// The DC coefficient of the previous block, indexed by component.
  private var means: InlineArray<4, Int> = [0, 0, 0, 0]
  /// The number of further blocks that end without a new coefficient (EOBRUN).
  private var emptyBlocks = 0

  init(_ planes: [JPEGPlane], of frame: JPEGFrame) {
    coefficients = JPEGCoefficientPlanes(planes, of: frame)
  }

  mutating func begin(
    _ scan: JPEGScan, of frame: JPEGFrame, with tables: JPEGTables
  ) throws(PictureError) {
    try coefficients.factors.keep(tables, for: scan, of: frame)
    codes = tables.codes
    (band, isRefinement, shift) = (scan.band, scan.isRefinement, scan.shift)
  }

  func needs(_ scan: JPEGScan) -> Bool { coefficients.need(scan) }

  func samples() -> [JPEGPlane] { coefficients.samples() }

  mutating func restart() {
    means = [0, 0, 0, 0]
    emptyBlocks = 0
  }

  @inline(__always) mutating func read(
    _ part: JPEGScan.Part, column: Int, row: Int, from bits: inout JPEGBits
  ) throws(PictureError) {
    let block = coefficients[part.component].block(column: column, row: row)
    if band.lowerBound == 0 {
      try readMean(part, block, &bits)
    } else if isRefinement {
      try refine(part, block, &bits)
    } else {
      try readBand(part, block, &bits)
    }
  }

  private mutating func readMean(
    _ part: JPEGScan.Part, _ block: Int, _ bits: inout JPEGBits
  ) throws(PictureError) {
    let component = part.component
    if isRefinement {
      coefficients[component].addToMean(bits.number(1) << shift, of: block)
    } else {
      means[component] &+= try bits.coefficient(codes, part.means).value
      coefficients[component].setMean(means[component] << shift, of: block)
    }
  }

  private mutating func readBand(
    _ part: JPEGScan.Part, _ block: Int, _ bits: inout JPEGBits
  ) throws(PictureError) {
    guard emptyBlocks == 0 else {
      emptyBlocks -= 1
      return
    }
    var index = band.lowerBound
    while index <= band.upperBound {
      let next = try bits.coefficient(codes, part.others)
      let run = next.symbol >> 4
      if next.symbol & 15 == 0, run < 15 {
        emptyBlocks = (1 << run) - 1 + bits.number(run)
        return
      }
      index += run
      guard index <= 63 else { throw bits.failure(.block) }
      if next.symbol & 15 > 0 {
        coefficients[part.component].set(index, of: block, next.value << shift)
      }
      index += 1
    }
  }
}

extension JPEGProgressive {
  /// Refines the nonzero coefficients by a bit and decodes new ones between them.
  private mutating func refine(
    _ part: JPEGScan.Part, _ block: Int, _ bits: inout JPEGBits
  ) throws(PictureError) {
    var index = band.lowerBound
    while emptyBlocks == 0, index <= band.upperBound {
      let next = try bits.coefficient(codes, part.others)
      let (run, size) = (next.symbol >> 4, next.symbol & 15)
      guard size < 2 else { throw bits.failure(.block) }
      if size == 0, run < 15 {
        emptyBlocks = (1 << run) + bits.number(run)
        break
      }
      index = correct(from: index, passing: run, part.component, block, &bits)
      if size == 1, index <= band.upperBound {
        coefficients[part.component].set(index, of: block, next.value << shift)
      }
      index += 1
    }
    guard emptyBlocks > 0 else { return }
    _ = correct(from: index, passing: 64, part.component, block, &bits)
    emptyBlocks -= 1
  }

  /// Refines the nonzero coefficients up to a number of zeros.
  ///
  /// - Returns: The index of the zero after the skipped ones, or the end of the band.
  private mutating func correct(
    from start: Int, passing zeros: Int, _ component: Int, _ block: Int, _ bits: inout JPEGBits
  ) -> Int {
    let mask = coefficients[component].masks[block]
    var left = zeros
    var index = start
    while index <= band.upperBound {
      if mask >> UInt64(index) & 1 == 1 {
        if bits.number(1) == 1 { coefficients[component].correct(index, of: block, by: shift) }
      } else {
        if left == 0 { break }
        left -= 1
      }
      index += 1
    }
    return index
  }
}
