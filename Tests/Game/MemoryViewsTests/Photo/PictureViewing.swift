import MemoryModel
import Pictures
import TextUI

@testable import MemoryViews

/// A picture viewer above another screen, and its user.
struct PictureViewing {
  /// A class, because the viewer changes it.
  final class Kept {
    var pictures: [FacePicture] = []
    var hasLeft = false
    var path = [0]

    var last: FacePicture? { pictures.last }
  }

  static let id = PictureID(of: [1, 2, 3])

  let kept = Kept()
  let screen: ScreenDriving

  /// Opens a reddish picture of 40 × 30 pixels.
  ///
  /// - Parameters:
  ///   - width: The columns of the window.
  ///   - height: The rows of the window.
  ///   - picture: The crop, the filter and the stickers; nil for none.
  ///   - mode: The mode in which the viewer is opened.
  ///   - isUnicode: False for a terminal that only shows ASCII.
  init(
    _ width: Int = 60, _ height: Int = 22, _ picture: FacePicture? = nil,
    mode: PictureEditing.Mode = .view, isUnicode: Bool = true
  ) {
    let kept = kept
    let original = Picture(width: 40, height: 30) { _, _ in Pixel(red: 150, green: 90, blue: 90) }
    let shown = picture ?? FacePicture(Self.id)
    let face = Face(symbol: "Oma", word: "oma", picture: shown)
    let emoji = StickerPalette.emoji(of: .animals)
    screen = ScreenDriving(Size(width: width, height: height), isUnicode: isUnicode) {
      NavigationStack(path: Bindable(kept).path) {
        Text("the editor").navigationDestination(for: Int.self) { _ in
          PictureViewer(
            face: face, picture: shown, original: original, emoji: emoji, mode: mode,
            keep: { kept.pictures.append($0) }, leave: { kept.hasLeft = true })
        }
      }
    }
  }
}

extension ScreenDriving {
  /// Presses the left button at a cell, moves the mouse, and releases it.
  func drags(from: Point, by way: Size) {
    let to = Point(x: from.x + way.width, y: from.y + way.height)
    sends(.mouse(MouseEvent(.down(.left), at: from)))
    sends(.mouse(MouseEvent(.moved(.left), at: to)))
    sends(.mouse(MouseEvent(.up(.left), at: to)))
    waits(.seconds(1))
  }
}
