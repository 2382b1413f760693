/// What becomes of the blocks of a scan.
protocol JPEGBlocks {
  /// Forgets what blocks before have to do with those that come.
  mutating func restart()

  /// Reads the block in a column and a row of a component.
  mutating func read(
    _ part: JPEGScan.Part, column: Int, row: Int, from bits: inout JPEGBits
  ) throws(PictureError)
}

extension JPEGScan {
  /// Reads all blocks in their order.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - interval: How many units stand between two restarts; zero for no restarts.
  ///   - blocks: Reads each of them.
  /// - Returns: Where the data ends at the latest.
  /// - Throws: `PictureError` for data that contradicts itself, or is too short.
  @inline(__always) func read(
    _ bytes: [UInt8], restartingEvery interval: Int, into blocks: inout some JPEGBlocks
  ) throws(PictureError) -> Int {
    var bits = JPEGBits(bytes, at: start)
    var unit = 0
    blocks.restart()
    for row in 0..<rows {
      for column in 0..<columns {
        if interval > 0, unit > 0, unit % interval == 0 {
          try bits.restart(unit / interval - 1)
          blocks.restart()
        }
        unit += 1
        try readUnit(column, row, from: &bits, into: &blocks)
        guard bits.isWhole else { throw bits.failure(.dataLength) }
      }
    }
    return bits.end
  }

  @inline(__always) private func readUnit(
    _ column: Int, _ row: Int, from bits: inout JPEGBits, into blocks: inout some JPEGBlocks
  ) throws(PictureError) {
    for part in parts {
      for y in 0..<part.vertical {
        for x in 0..<part.horizontal {
          try blocks.read(
            part, column: column * part.horizontal + x, row: row * part.vertical + y, from: &bits)
        }
      }
    }
  }
}
