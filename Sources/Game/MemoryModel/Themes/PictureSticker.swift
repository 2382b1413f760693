/// An emoji on a player's own picture, with its place, size and rotation.
///
/// Places and sizes are fractions of the diagonal of the whole picture before it is turned and
/// cropped, so that a sticker stays on its part of the picture, and turns with it. All numbers are
/// rounded to thousandths, which is finer than the pixels of a saved picture. A number that is out
/// of bounds is clamped, and NaN becomes the default.
public struct PictureSticker: Hashable, Sendable {
  /// The allowed values of `x` and `y`, which reach from edge to edge of any picture.
  public static let places = -0.5...0.5
  /// The allowed values of `size`.
  public static let sizes = 0.04...1.0
  /// The initial size of a sticker.
  public static let usualSize = 0.2
  /// The allowed values of `angle`.
  public static let angles = -180.0...180.0
  /// The largest number of Unicode scalars in an emoji.
  public static let longestSymbol = 16

  /// The emoji, a single character such as 🎩.
  public let symbol: String
  /// The distance of the sticker's centre to the right of the picture's centre.
  public let x: Double
  /// The distance of the sticker's centre below the picture's centre.
  public let y: Double
  /// The longer side of the sticker.
  public let size: Double
  /// The clockwise rotation relative to the picture, in degrees.
  public let angle: Double

  /// Creates a sticker, by default upright at the centre; nil for a text that is not one emoji.
  public init?(
    _ symbol: String, x: Double = 0, y: Double = 0, size: Double = usualSize, angle: Double = 0
  ) {
    guard Self.isEmoji(symbol) else { return nil }
    self.init(emoji: symbol, x, y, size, angle)
  }

  private init(emoji: String, _ x: Double, _ y: Double, _ size: Double, _ angle: Double) {
    symbol = emoji
    self.x = x.thousandths(in: Self.places, usual: 0)
    self.y = y.thousandths(in: Self.places, usual: 0)
    self.size = size.thousandths(in: Self.sizes, usual: Self.usualSize)
    self.angle = angle.thousandths(in: Self.angles, usual: 0)
  }

  /// Returns the sticker at another place.
  public func placed(x: Double, y: Double) -> PictureSticker {
    PictureSticker(emoji: symbol, x, y, size, angle)
  }

  /// Returns the sticker enlarged by a fraction of the diagonal, or shrunk by a negative one.
  public func resized(by step: Double) -> PictureSticker {
    PictureSticker(emoji: symbol, x, y, size + step, angle)
  }

  /// Returns true if a text is one emoji, of which a font may have a picture.
  public static func isEmoji(_ text: String) -> Bool {
    // The characters of a long text take long to find.
    guard text.unicodeScalars.count <= longestSymbol, text.count == 1,
      let character = text.first, let scalar = text.unicodeScalars.first
    else { return false }
    return character.isPictorial && scalar.properties.isEmoji && text.isPrintable
  }
}
