/// Goes through the scans of a file.
enum JPEGDecoder {
  /// Decodes the samples of all components.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - segments: What was read up to the first scan.
  ///   - frame: What the picture is made of.
  ///   - scale: 1, 2, 4 or 8: pixels a side for each eight of the file.
  /// - Returns: The samples in the order of the frame.
  /// - Throws: `PictureError` for scans that contradict themselves or the frame, or are too many.
  static func planes(
    of bytes: [UInt8], _ segments: inout JPEGSegments, _ frame: JPEGFrame, at scale: Int
  ) throws(PictureError) -> [JPEGPlane] {
    let planes = frame.components.map { JPEGPlane($0, of: frame, at: scale) }
    return try frame.isProgressive
      ? progressive(bytes, &segments, frame, planes) : sequential(bytes, &segments, frame, planes)
  }

  private static func sequential(
    _ bytes: [UInt8], _ segments: inout JPEGSegments, _ frame: JPEGFrame, _ planes: [JPEGPlane]
  ) throws(PictureError) -> [JPEGPlane] {
    var blocks = JPEGSequential(planes)
    try forEachScan(bytes, &segments, frame) { (scan, tables) throws(PictureError) in
      try blocks.begin(scan, of: frame, with: tables)
      return try scan.read(bytes, restartingEvery: tables.restartInterval, into: &blocks)
    }
    return blocks.planes
  }

  private static func progressive(
    _ bytes: [UInt8], _ segments: inout JPEGSegments, _ frame: JPEGFrame, _ planes: [JPEGPlane]
  ) throws(PictureError) -> [JPEGPlane] {
    var blocks = JPEGProgressive(planes, of: frame)
    let needsMeansOnly = planes.allSatisfy { $0.side == 1 }
    try forEachScan(bytes, &segments, frame) { (scan, tables) throws(PictureError) in
      if needsMeansOnly, scan.band.lowerBound > 0 { return scan.start }
      blocks.begin(scan, with: tables)
      return try scan.read(bytes, restartingEvery: tables.restartInterval, into: &blocks)
    }
    var planes = planes
    for index in planes.indices {
      let table = frame.components[index].quantization
      let factors = try segments.tables.factors(table, at: segments.place)
      blocks.coefficients[index].write(to: &planes[index], factors)
    }
    return planes
  }

  /// Goes on to the end of the picture, before which each component must have been in a scan: in
  /// one alone where no scan refines another.
  ///
  /// `read` reads a scan, and returns where its data ends at the latest.
  private static func forEachScan(
    _ bytes: [UInt8], _ segments: inout JPEGSegments, _ frame: JPEGFrame,
    _ read: (JPEGScan, JPEGTables) throws(PictureError) -> Int
  ) throws(PictureError) {
    var missing = Set(frame.components.indices)
    var count = 0
    repeat {
      count += 1
      guard count <= JPEG.scanLimit else { throw .tooLarge(.scans, limit: JPEG.scanLimit) }
      let scan = try JPEGScan(bytes, at: segments.place, of: frame)
      let components = scan.parts.map(\.component)
      guard frame.isProgressive || missing.isSuperset(of: components) else {
        throw .wrong(.scan, at: segments.place)
      }
      segments.place = try read(scan, segments.tables)
      if scan.band.lowerBound == 0 { missing.subtract(components) }
    } while try segments.readToScan(bytes)
    guard missing.isEmpty else { throw .wrong(.scan, at: segments.place) }
  }
}
