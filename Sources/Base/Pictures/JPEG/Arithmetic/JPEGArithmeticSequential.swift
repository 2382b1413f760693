/// A decoder of arithmetic-coded sequential blocks, which become samples at once: T.81, F.2.4.
struct JPEGArithmeticSequential: JPEGBlocks {
  private var planes: [JPEGPlane]
  private var factors: JPEGFactors
  private let transforms: [JPEGTransform]
  private var model = JPEGArithmeticModel()
  private var block = JPEGBlock()

  init(_ planes: [JPEGPlane], of frame: JPEGFrame) {
    self.planes = planes
    transforms = planes.map { JPEGTransform(side: $0.side) }
    factors = JPEGFactors(count: planes.count)
  }

  mutating func begin(
    _ scan: JPEGScan, of frame: JPEGFrame, with tables: JPEGTables
  ) throws(PictureError) {
    try factors.keep(tables, for: scan, of: frame)
    model.begin(tables)
  }

  mutating func restart() { model.restart() }

  mutating func read(
    _ part: JPEGScan.Part, column: Int, row: Int, from data: inout JPEGDecisions
  ) throws(PictureError) {
    let component = part.component
    let mean = try model.mean(part, &data)
    block.begin(Float(mean) * factors[component][0])
    var index = 0
    while index < 63,
      let next = try model.coefficient(part, after: index, upTo: 63, &data)
    {
      index = next.index
      if planes[component].side > 1 {
        block.set(index, Float(next.value), factors[component])
      }
    }
    transforms[component].write(&block, to: &planes[component], column: column, row: row)
  }

  func samples() -> [JPEGPlane] { planes }
}
