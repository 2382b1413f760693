import MemoryModel
import MemoryViews
import Pictures
import Synchronization
import SystemCalls

/// The glyphs of an emoji font as pictures of faces.
///
/// A class, because the first thread that needs a face opens the font for all.
final class EmojiFaces: Sendable {
  private let fonts: FontFiles
  private let font: Mutex<Found>

  private enum Found {
    case unknown
    /// The font; nil if no font has pictures.
    case known(EmojiFont?)
  }

  private init(_ fonts: FontFiles, _ found: Found) {
    self.fonts = fonts
    font = Mutex(found)
  }

  /// Returns the pictures of the system's first font that has any; the first face searches for it.
  static func ofSystem(_ fonts: FontFiles) -> FaceSource { EmojiFaces(fonts, .unknown).source }

  /// Returns the pictures of a font that the player names.
  ///
  /// - Throws: `Failure` if the font cannot be read, or has no pictures of emoji.
  static func ofFont(at path: String, _ fonts: FontFiles) throws(Failure) -> FaceSource {
    let file = try Failure.naming(path) { () throws(SystemError) in try fonts.open(path) }
    do throws(PictureError) {
      return EmojiFaces(fonts, .known(try EmojiFont(file))).source
    } catch {
      throw .badData(
        "\(shown(path)): \(error); use a font with bitmaps, such as Noto Color Emoji")
    }
  }

  private var source: FaceSource { FaceSource { self.pictures(of: $0) } }

  private func pictures(of faces: [Face]) -> [Face: Picture] {
    guard let font = font.withLock({ find(&$0) }) else { return [:] }
    var pictures: [Face: Picture] = [:]
    for face in faces where !Task.isCancelled {
      // If the font changes while it is read, some faces stay text.
      if let picture = try? font.picture(of: face.symbol) { pictures[face] = picture }
    }
    return pictures
  }

  private func find(_ found: inout Found) -> EmojiFont? {
    if case .known(let font) = found { return font }
    let font = fonts.candidates().lazy.compactMap { path in
      (try? self.fonts.open(path)).flatMap { try? EmojiFont($0) }
    }.first
    found = .known(font)
    return font
  }
}
