/// A decoder of sequential blocks, which become samples at once.
struct JPEGSequential: JPEGBlocks {
  private var planes: [JPEGPlane]
  private var codes = JPEGCodes()
  private var factors: JPEGFactors
  private var transforms: [JPEGTransform]
  /// The DC coefficient of the previous block, indexed by component.
  private var means: InlineArray<4, Int> = [0, 0, 0, 0]
  private var block = JPEGBlock()

  init(_ planes: [JPEGPlane], of frame: JPEGFrame) {
    self.planes = planes
    transforms = planes.map { JPEGTransform(side: $0.side) }
    factors = JPEGFactors(count: planes.count)
  }

  mutating func begin(
    _ scan: JPEGScan, of frame: JPEGFrame, with tables: JPEGTables
  ) throws(PictureError) {
    codes = tables.codes
    try factors.keep(tables, for: scan, of: frame)
  }

  mutating func restart() { means = [0, 0, 0, 0] }

  func samples() -> [JPEGPlane] { planes }

  @inline(__always) mutating func read(
    _ part: JPEGScan.Part, column: Int, row: Int, from bits: inout JPEGBits
  ) throws(PictureError) {
    let component = part.component
    let mean = try bits.coefficient(codes, part.means)
    means[component] &+= mean.value
    let flat = Float(means[component]) * factors[component][0]
    // A local value stays in registers.
    var rest = bits
    if planes[component].side == 1 {
      try Self.pass(part.others, codes, &rest)
      planes[component].set(JPEGTransform.sample(flat / 8), column: column, row: row)
    } else {
      block.begin(flat)
      try Self.read(part.others, codes, factors[component], &rest, into: &block)
      transforms[component].write(&block, to: &planes[component], column: column, row: row)
    }
    bits = rest
  }

  /// Decodes the AC coefficients.
  @inline(__always) private static func read(
    _ table: Int, _ codes: JPEGCodes, _ factors: [Float], _ bits: inout JPEGBits,
    into block: inout JPEGBlock
  ) throws(PictureError) {
    var index = 1
    while index < 64 {
      let next = try bits.coefficient(codes, table)
      if next.symbol & 15 == 0 {
        // A symbol without a value is the end of the block or a run of sixteen zeros.
        guard next.symbol == 0xF0 else { return }
        index &+= 16
        continue
      }
      index &+= next.symbol &>> 4
      guard index < 64 else { throw bits.failure(.block) }
      block.set(index, Float(next.value), factors)
      index &+= 1
    }
  }

  /// Skips the AC coefficients.
  @inline(__always) private static func pass(
    _ table: Int, _ codes: JPEGCodes, _ bits: inout JPEGBits
  ) throws(PictureError) {
    var index = 1
    while index < 64 {
      let next = try bits.coefficient(codes, table)
      if next.symbol & 15 == 0, next.symbol != 0xF0 { return }
      index &+= next.symbol &>> 4 &+ 1
      guard index <= 64 || next.symbol == 0xF0 else { throw bits.failure(.block) }
    }
  }
}
