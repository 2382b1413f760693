/// Decodes the scans of a file, as far as possible.
struct JPEGDecoder {
  private let bytes: [UInt8]
  private let frame: JPEGFrame
  private var segments: JPEGSegments
  private var coverage: JPEGCoverage

  /// Decodes the samples of all components.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - segments: The segments before the first scan.
  ///   - frame: The size and the components of the picture.
  ///   - scale: 1, 2, 4 or 8: result pixels per eight pixels of the file.
  /// - Returns: The samples in the order of the frame, and the damage.
  /// - Throws: `PictureError` for too many scans, and for a file without a single row of blocks.
  static func decode(
    _ bytes: [UInt8], _ segments: JPEGSegments, _ frame: JPEGFrame, at scale: Int
  ) throws(PictureError) -> (planes: [JPEGPlane], damage: PictureDamage?) {
    var decoder = JPEGDecoder(
      bytes: bytes, frame: frame, segments: segments, coverage: JPEGCoverage(frame))
    let planes = frame.components.map { JPEGPlane($0, of: frame, at: scale) }
    let samples =
      frame.isProgressive
      ? try decoder.read(JPEGProgressive(planes, of: frame))
      : try decoder.read(JPEGSequential(planes, of: frame))
    return (samples, try decoder.coverage.damage(at: decoder.segments.place))
  }

  private mutating func read(_ blocks: some JPEGBlocks) throws(PictureError) -> [JPEGPlane] {
    var blocks = blocks
    var count = 0
    repeat {
      count += 1
      guard count <= JPEG.scanLimit else { throw .tooLarge(.scans, limit: JPEG.scanLimit) }
    } while readScan(into: &blocks) && hasNext()
    return blocks.samples()
  }

  /// Decodes the scan at the current offset.
  ///
  /// - Returns: False if its segment is malformed, so that nothing after it can be decoded.
  private mutating func readScan(into blocks: inout some JPEGBlocks) -> Bool {
    do throws(PictureError) {
      let scan = try JPEGScan(bytes, at: segments.place, of: frame)
      let tables = segments.tables
      guard blocks.needs(scan), !coverage.isMeaningless(scan) else {
        segments.place = JPEGRestarts.end(in: bytes, from: scan.start)
        coverage.add(scan, nil)
        return true
      }
      try blocks.begin(scan, of: frame, with: tables)
      let outcome = scan.read(bytes, restartingEvery: tables.restartInterval, into: &blocks)
      segments.place = outcome.end
      coverage.add(scan, outcome)
      return true
    } catch {
      coverage.stop(error)
      return false
    }
  }

  private mutating func hasNext() -> Bool {
    do throws(PictureError) {
      return try segments.readToScan(bytes)
    } catch {
      coverage.stop(error)
      return false
    }
  }
}
