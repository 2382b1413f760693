/// Finds restart markers in the data of a scan, of which some may be lost or damaged.
enum JPEGRestarts {
  /// The farthest that a marker may be ahead of the expected one: beyond it, it is one from before.
  private static let mostLost = 5

  /// Finds the marker at which decoding goes on.
  ///
  /// A marker with a later number means that intervals were lost, unless the marker behind it shows
  /// that only its number is damaged. A marker with an earlier number is skipped.
  ///
  /// - Parameters:
  ///   - number: The number of the expected marker, counted from the beginning of the scan.
  ///   - bytes: The file.
  ///   - start: Where to look from.
  /// - Returns: The place of the marker and the number of intervals that were lost before it. At the
  ///   end of the scan's data the number is nil.
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

  /// Returns the place of the marker behind the data of a scan, which may be damaged.
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

  /// True for the end of the picture and for a segment that is followed by another marker.
  ///
  /// Anything else that looks like a marker is damaged data.
  private static func endsScan(_ marker: Int, in bytes: [UInt8]) -> Bool {
    let kind = bytes[marker + 1]
    if kind == JPEGMarker.end || kind == JPEGMarker.scan { return true }
    guard kind >= JPEGMarker.baseline, !JPEGMarker.isAlone(kind),
      let length = bytes.number16(at: marker + 2), length <= bytes.count - marker - 3
    else { return false }
    return bytes[marker + 2 + length] == 0xFF
  }
}
