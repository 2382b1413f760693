/// Blocks that become finer with each scan: ITU-T T.81, annex G.
struct JPEGProgressive: JPEGBlocks {
  private(set) var coefficients: [JPEGCoefficients]
  /// Where each coefficient is kept, of each component.
  private let places: [[Int]]
  private var codes = JPEGCodes()
  private var band = 0...0
  private var isRefinement = false
  private var shift = 0
  /// The mean of the block before, of each component.
  private var means: InlineArray<3, Int> = [0, 0, 0]
  /// For how many blocks the band has nothing new any more.
  private var emptyBlocks = 0

  init(_ planes: [JPEGPlane], of frame: JPEGFrame) {
    coefficients = planes.indices.map {
      JPEGCoefficients(frame.components[$0], of: frame, side: planes[$0].side)
    }
    places = planes.map { JPEGCoefficients.places($0.side) }
  }

  /// Prepares for a scan.
  mutating func begin(_ scan: JPEGScan, with tables: JPEGTables) {
    codes = tables.codes
    (band, isRefinement, shift) = (scan.band, scan.isRefinement, scan.shift)
  }

  mutating func restart() {
    means = [0, 0, 0]
    emptyBlocks = 0
  }

  @inline(__always) mutating func read(
    _ part: JPEGScan.Part, column: Int, row: Int, from bits: inout JPEGBits
  ) throws(PictureError) {
    let block = row * coefficients[part.component].columns + column
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
    let place = block * coefficients[component].side * coefficients[component].side
    if isRefinement {
      coefficients[component].values[place] |= Int16(bits.number(1) << shift)
    } else {
      means[component] &+= try bits.coefficient(codes, part.means).value
      let mean = means[component] << shift
      coefficients[component].values[place] = Int16(truncatingIfNeeded: mean)
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
      if next.symbol & 15 > 0 { set(index, part.component, block, next.value << shift) }
      index += 1
    }
  }

  @inline(__always) private mutating func set(
    _ index: Int, _ component: Int, _ block: Int, _ value: Int
  ) {
    coefficients[component].masks[block] |= 1 << UInt64(index)
    let kept = places[component][index]
    guard kept >= 0 else { return }
    let side = coefficients[component].side
    let place = block * side * side + kept
    coefficients[component].values[place] = Int16(truncatingIfNeeded: value)
  }
}

extension JPEGProgressive {
  /// Adds a bit to the coefficients that are not zero, and finds new ones between them.
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
        set(index, part.component, block, next.value << shift)
      }
      index += 1
    }
    guard emptyBlocks > 0 else { return }
    _ = correct(from: index, passing: 64, part.component, block, &bits)
    emptyBlocks -= 1
  }

  /// Takes a bit for each coefficient that is not zero.
  ///
  /// - Returns: The first zero after as many as are to be passed, or one behind the band.
  private mutating func correct(
    from start: Int, passing zeros: Int, _ component: Int, _ block: Int, _ bits: inout JPEGBits
  ) -> Int {
    let mask = coefficients[component].masks[block]
    var left = zeros
    var index = start
    while index <= band.upperBound {
      if mask >> UInt64(index) & 1 == 1 {
        if bits.number(1) == 1 { correct(index, component, block) }
      } else {
        if left == 0 { break }
        left -= 1
      }
      index += 1
    }
    return index
  }

  /// Adds the bit of this scan to a coefficient, away from zero.
  private mutating func correct(_ index: Int, _ component: Int, _ block: Int) {
    let kept = places[component][index]
    guard kept >= 0 else { return }
    let side = coefficients[component].side
    let place = block * side * side + kept
    let value = coefficients[component].values[place]
    let bit = Int16(1) << Int16(shift)
    if value & bit == 0 {
      coefficients[component].values[place] = value &+ (value < 0 ? -bit : bit)
    }
  }
}
