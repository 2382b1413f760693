/// A decoder of the blocks of all scans.
protocol JPEGBlocks {
  /// Creates a decoder that writes samples to planes.
  init(_ planes: [JPEGPlane], of frame: JPEGFrame)

  /// Prepares for a scan.
  ///
  /// - Throws: `PictureError` if a table that the scan needs was never defined.
  mutating func begin(
    _ scan: JPEGScan, of frame: JPEGFrame, with tables: JPEGTables
  ) throws(PictureError)

  /// Returns true if a scan changes anything at the scale of the planes.
  func needs(_ scan: JPEGScan) -> Bool

  /// Resets all predictions at the start of a restart interval.
  mutating func restart()

  /// Decodes the block in a column and row of a component.
  mutating func read(
    _ part: JPEGScan.Part, column: Int, row: Int, from bits: inout JPEGBits
  ) throws(PictureError)

  /// Returns the samples of all decoded blocks.
  func samples() -> [JPEGPlane]
}

extension JPEGBlocks {
  func needs(_ scan: JPEGScan) -> Bool { true }
}

/// The result of decoding the data of a scan.
struct JPEGScanOutcome {
  /// The offset at which to search for the next segment.
  var end: Int
  /// The number of units decoded without an error.
  var unitsRead = 0
  /// The index after the last unit that was decoded without an error.
  var unitsReached = 0
  /// True if data was left between the last unit of an interval and its marker.
  var hasUnreadData = false
  /// The first error in the data.
  var failure: PictureError?
}

extension JPEGScan {
  /// The number of units.
  var units: Int { rows * columns }

  /// Decodes all blocks in order, as far as the data is intact.
  ///
  /// After an error, decoding continues at the next restart marker, and the blocks before it are
  /// unchanged. Without restart markers the error ends the scan.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - interval: The number of units between restart markers; zero for no markers.
  ///   - blocks: The decoder of the blocks.
  /// - Returns: How far the data was intact.
  @inline(__always) func read(
    _ bytes: [UInt8], restartingEvery interval: Int, into blocks: inout some JPEGBlocks
  ) -> JPEGScanOutcome {
    let interval = interval > 0 ? interval : units
    var outcome = JPEGScanOutcome(end: start)
    var (number, place) = (0, start)
    while number * interval < units {
      let first = number * interval
      let last = min(first + interval, units)
      var bits = JPEGBits(bytes, at: place)
      blocks.restart()
      let result = readUnits(first..<last, from: &bits, into: &blocks)
      outcome.add(result, from: first, bits, in: bytes)
      number += 1
      guard last < units else { break }
      let next = JPEGRestarts.next(number - 1, in: bytes, from: bits.end)
      outcome.end = next.place
      guard let lost = next.lost else {
        let isEnded = next.place == bytes.count
        outcome.failure =
          outcome.failure ?? (isEnded ? .ended(at: next.place) : .wrong(.restart, at: next.place))
        break
      }
      if lost > 0 { outcome.failure = outcome.failure ?? .wrong(.restart, at: next.place) }
      number += lost
      place = next.place + 2
    }
    outcome.end = JPEGRestarts.end(in: bytes, from: outcome.end)
    return outcome
  }

  @inline(__always) private func readUnits(
    _ units: Range<Int>, from bits: inout JPEGBits, into blocks: inout some JPEGBlocks
  ) -> (count: Int, failure: PictureError?) {
    var (row, column) = units.lowerBound.quotientAndRemainder(dividingBy: columns)
    for unit in units {
      do throws(PictureError) {
        try readUnit(column, row, from: &bits, into: &blocks)
      } catch {
        return (unit - units.lowerBound, error)
      }
      // The unit in which the data ends is kept, with zero bits for the missing ones.
      guard bits.isWhole else { return (unit - units.lowerBound, bits.failure(.dataLength)) }
      column &+= 1
      if column == columns { (column, row) = (0, row &+ 1) }
    }
    return (units.count, nil)
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

extension JPEGScanOutcome {
  /// The largest number of padding bytes of an encoder.
  private static let mostPadding = 1

  /// Adds the result of a restart interval.
  fileprivate mutating func add(
    _ result: (count: Int, failure: PictureError?), from first: Int, _ bits: JPEGBits,
    in bytes: [UInt8]
  ) {
    end = bits.end
    unitsRead += result.count
    if result.count > 0 { unitsReached = first + result.count }
    failure = failure ?? result.failure
    if result.failure == nil, let marker = JPEGMarker.place(in: bytes, from: bits.end) {
      hasUnreadData = hasUnreadData || bits.unreadBytes(before: marker) > Self.mostPadding
    }
  }
}
