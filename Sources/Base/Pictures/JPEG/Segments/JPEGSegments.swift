/// The parsed segments of a file outside of its scans.
struct JPEGSegments {
  private(set) var frame: JPEGFrame?
  private(set) var tables = JPEGTables()
  private(set) var orientation = PictureOrientation.up
  private var isJFIF = false
  /// The colour transform of Adobe's segment, or nil without one.
  private var adobeTransform: UInt8?
  /// The offset at which to search for the next marker; before a scan, the start of its segment.
  var place = 2

  /// Reads segments up to the next scan.
  ///
  /// - Returns: False at the end of the picture.
  mutating func readToScan(_ bytes: [UInt8]) throws(PictureError) -> Bool {
    while true {
      let start = try JPEGMarker.next(bytes, from: place)
      let marker = bytes[start + 1]
      place = start + 2
      if marker == JPEGMarker.end { return false }
      if marker == JPEGMarker.scan { return true }
      if JPEGMarker.isAlone(marker) { continue }
      if let flaw = JPEGMarker.refusal(of: marker) { throw .wrong(flaw, at: start) }
      let body = try Self.body(bytes, at: place)
      try read(marker, bytes[body])
      place = body.upperBound
    }
  }

  /// Returns the range of a segment's body, given the offset of its length.
  static func body(_ bytes: [UInt8], at place: Int) throws(PictureError) -> Range<Int> {
    guard let length = bytes.number16(at: place) else { throw .ended(at: bytes.count) }
    guard length >= 2 else { throw .wrong(.segment, at: place) }
    guard length <= bytes.count - place else { throw .ended(at: bytes.count) }
    return (place + 2)..<(place + length)
  }

  private mutating func read(
    _ marker: UInt8, _ body: ArraySlice<UInt8>
  ) throws(PictureError) {
    switch marker {
    case JPEGMarker.baseline, JPEGMarker.extended, JPEGMarker.progressive:
      guard frame == nil else { throw .wrong(.header, at: body.startIndex) }
      frame = try JPEGFrame(body, isProgressive: marker == JPEGMarker.progressive)
    case JPEGMarker.quantization: try tables.readQuantization(body)
    case JPEGMarker.codes: try tables.readCodes(body)
    case JPEGMarker.restartInterval: try tables.readRestartInterval(body)
    case JPEGMarker.jfif where body.starts(with: "JFIF\0".utf8): isJFIF = true
    case JPEGMarker.exif: orientation = EXIF.orientation(body) ?? orientation
    case JPEGMarker.adobe where body.starts(with: "Adobe".utf8) && body.count >= 12:
      adobeTransform = body[body.startIndex + 11]
    default: break
    }
  }

  /// Returns the colour space by the rules of libjpeg: JFIF takes precedence over Adobe's segment,
  /// and that over the components' identifiers.
  func colors(of frame: JPEGFrame) -> JPEGColorSpace {
    switch frame.components.count {
    case 1: return .grey
    case 4: return (adobeTransform ?? 0) == 0 ? .cmyk : .ycck
    default:
      if isJFIF { return .yCbCr }
      if let adobeTransform { return adobeTransform == 0 ? .rgb : .yCbCr }
      let isNamedRGB = frame.components.map(\.identifier).elementsEqual("RGB".utf8)
      return isNamedRGB ? .rgb : .yCbCr
    }
  }
}
