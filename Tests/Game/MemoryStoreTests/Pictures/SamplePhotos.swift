import MemoryModel
import Pictures
import TestSupport

/// Pictures that differ as photos do, and folders of them.
enum SamplePhotos {
  /// Returns a coloured disc on a gradient.
  static func picture(_ number: Int, width: Int = 64, height: Int = 48) -> Picture {
    let centre = (x: width * (1 + number % 3) / 4, y: height * (1 + number / 3 % 3) / 4)
    return Picture(width: width, height: height) { x, y in
      let (right, down) = (x - centre.x, y - centre.y)
      if right * right + down * down < height * height / 16 {
        return Pixel(red: UInt8(40 * number % 256), green: UInt8(90 * number % 256), blue: 200)
      }
      return Pixel(
        red: UInt8(x * 255 / width), green: UInt8(37 * number % 256), blue: UInt8(y * 255 / height))
    }
  }

  static func jpeg(_ number: Int, width: Int = 64, height: Int = 48) -> [UInt8] {
    JPEG.encoded(picture(number, width: width, height: height))
  }

  /// A PNG of which half is transparent.
  static var glass: [UInt8] {
    PNG.encoded(
      Picture(width: 16, height: 16) { x, _ in
        x < 8 ? .clear : Pixel(red: 200, green: 0, blue: 0)
      })
  }

  /// Returns a theme of some pictures, and their files.
  static func theme(_ count: Int, name: String = "Family") -> (Theme, [PictureID: [UInt8]]) {
    let files = (0..<count).map { jpeg($0) }
    let faces = files.enumerated().map { index, bytes in
      Face(
        symbol: "photo \(index)", word: "photo \(index)",
        picture: FacePicture(PictureID(of: bytes)))
    }
    let theme = Theme(
      id: "family", name: name, faces: faces, pairs: count, color: Theme.Color(rgb: 0x33_6699))
    let pictures = Dictionary(
      files.map { (PictureID(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    return (theme, pictures)
  }
}
