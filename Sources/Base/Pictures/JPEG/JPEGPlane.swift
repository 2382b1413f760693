/// The samples of a component, of which those at the right and the lower edge may be of no pixel.
struct JPEGPlane {
  /// Samples a side that a block has.
  let side: Int
  /// Samples a row.
  let stride: Int
  /// Samples a row that are of pixels.
  let width: Int
  /// Rows that are of pixels.
  let height: Int
  /// The number of the picture's columns for each sample: 1 to 4.
  let columnsPerSample: Int
  /// The number of the picture's rows for each sample: 1 to 4.
  let rowsPerSample: Int
  var samples: [UInt8]

  init(_ component: JPEGComponent, of frame: JPEGFrame, at scale: Int) {
    side = frame.blockSide(of: component, at: scale)
    let across = component.horizontal * side
    let down = component.vertical * side
    columnsPerSample = frame.widest * scale / across
    rowsPerSample = frame.tallest * scale / down
    stride = frame.columns * across
    let most = (8 * frame.widest, 8 * frame.tallest)
    width = (frame.width * across + most.0 - 1) / most.0
    height = (frame.height * down + most.1 - 1) / most.1
    samples = [UInt8](repeating: 128, count: stride * frame.rows * down)
  }

  /// Sets the sample of a block that has one alone.
  @inline(__always) mutating func set(_ sample: UInt8, column: Int, row: Int) {
    samples[place(column: column, row: row)] = sample
  }

  /// Where the samples of a block begin.
  @inline(__always) func place(column: Int, row: Int) -> Int { (row * stride + column) * side }
}
