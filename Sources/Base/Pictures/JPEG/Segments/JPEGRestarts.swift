/// Finds restart markers in the data of a scan, some of which may be lost or corrupt.
enum JPEGRestarts {
  /// The largest distance ahead of the expected marker; a larger one means an earlier marker.
  private static let mostLost = 5

  /// Finds the marker at which decoding continues.
  ///
  /// A marker with a later number means that intervals were lost, unless the marker behind it shows
  /// that only its number is corrupt. A marker with an earlier number is skipped.
  ///
  /// - Parameters:
  ///   - number: The number of the expected marker, counted from the beginning of the scan.
  ///   - bytes: The file.
  ///   - start: The offset at which to start.
  /// - Returns: The offset of the marker and the number of intervals lost before it; the number is
  ///   nil at the end of the scan's data.
  static func next(
    _ number: Int, in bytes: [UInt8], from start: Int
  ) -> (place: Int, lost: Int?) {
    var place = start
    while let marker = JPEGMarker.place(in: bytes, from: place) {
      if JPEGMarker.isRestart(bytes[marker + 1]) {
        let lost = distance(bytes[marker + 1], from: number)
        if lost == 0 { return (marker, 0) }
        if lost <= mostLost {
          return (marker, isFollowed(marker, by: number + 1, in: bytes) ? 0 : lost)
        }
      } else if endsScan(marker, in: bytes) {
        return (marker, nil)
      }
      place = marker + 2
    }
    return (bytes.count, nil)
  }

  /// Returns the offset of the marker that ends a scan's data, which may be corrupt.
  static func end(in bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while let marker = JPEGMarker.place(in: bytes, from: place) {
      if endsScan(marker, in: bytes) { return marker }
      place = marker + 2
    }
    return bytes.count
  }

  private static func distance(_ marker: UInt8, from number: Int) -> Int {
    (Int(marker & 7) - number) & 7
  }

  private static func isFollowed(_ marker: Int, by number: Int, in bytes: [UInt8]) -> Bool {
    guard let next = JPEGMarker.place(in: bytes, from: marker + 2) else { return false }
    return JPEGMarker.isRestart(bytes[next + 1]) && distance(bytes[next + 1], from: number) == 0
  }

  /// Returns true for the end of the picture and for a segment followed by another marker.
  ///
  /// Anything else that looks like a marker is corrupt data.
  private static func endsScan(_ marker: Int, in bytes: [UInt8]) -> Bool {
    let kind = bytes[marker + 1]
    if kind == JPEGMarker.end || kind == JPEGMarker.scan { return true }
    guard kind >= JPEGMarker.baseline, !JPEGMarker.isAlone(kind),
      let length = bytes.number16(at: marker + 2), length <= bytes.count - marker - 3
    else { return false }
    return bytes[marker + 2 + length] == 0xFF
  }
}
