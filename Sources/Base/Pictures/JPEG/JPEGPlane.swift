/// The samples of a component; those at the right and lower edge may lie outside of the picture.
struct JPEGPlane {
  /// The side of a block, in samples.
  let side: Int
  /// The number of samples between two rows.
  let stride: Int
  /// The number of samples of a row that lie in the picture.
  let width: Int
  /// The number of rows that lie in the picture.
  let height: Int
  /// The number of the picture's columns per sample: 1 to 4.
  let columnsPerSample: Int
  /// The number of the picture's rows per sample: 1 to 4.
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

  /// Sets the only sample of a block.
  @inline(__always) mutating func set(_ sample: UInt8, column: Int, row: Int) {
    samples[place(column: column, row: row)] = sample
  }

  /// Returns the index of a block's first sample.
  @inline(__always) func place(column: Int, row: Int) -> Int { (row * stride + column) * side }
}
