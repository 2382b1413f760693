/// A picture format that is recognised but not supported; the raw value is its name.
public enum UnreadFormat: String, CaseIterable, Sendable {
  /// The format of phone cameras.
  case heic = "HEIC"
  /// The newer format of web pages.
  case avif = "AVIF"
  /// The older format of web pages.
  case webP = "WebP"
  /// A format of few colours, often animated.
  case gif = "GIF"
  /// The uncompressed format of Windows.
  case bmp = "BMP"
  /// The format of scanners and cameras.
  case tiff = "TIFF"

  /// Returns the format of a file, or nil for another.
  ///
  /// - Parameter bytes: The first bytes of the file; twelve are enough.
  init?(_ bytes: [UInt8]) {
    func has(_ text: String, at place: Int) -> Bool {
      bytes.dropFirst(place).starts(with: text.utf8)
    }
    if has("ftyp", at: 4) {
      guard let format = Self(brand: Array(bytes.dropFirst(8).prefix(4))) else { return nil }
      self = format
    } else if has("RIFF", at: 0), has("WEBP", at: 8) {
      self = .webP
    } else if has("GIF8", at: 0) {
      self = .gif
    } else if has("BM", at: 0) {
      self = .bmp
    } else if ["II*\0", "MM\0*", "II+\0", "MM\0+"].contains(where: { has($0, at: 0) }) {
      self = .tiff
    } else {
      return nil
    }
  }

  /// Returns the format by the brand of an ISO 14496-12 container.
  private init?(brand: [UInt8]) {
    let avif = ["avif", "avis"]
    let heic = ["heic", "heix", "hevc", "hevx", "heim", "heis", "hevm", "hevs", "mif1", "msf1"]
    if avif.contains(where: { $0.utf8.elementsEqual(brand) }) {
      self = .avif
    } else if heic.contains(where: { $0.utf8.elementsEqual(brand) }) {
      self = .heic
    } else {
      return nil
    }
  }

  /// A command line that converts the file to a supported format.
  public var conversion: String {
    switch self {
    case .heic: "heif-convert photo.heic photo.jpg"
    case .avif: "avifdec photo.avif photo.png"
    case .webP: "dwebp photo.webp -o photo.png"
    case .gif: "magick 'picture.gif[0]' picture.png"
    case .bmp: "magick picture.bmp picture.png"
    case .tiff: "magick 'photo.tiff[0]' photo.png"
    }
  }
}
