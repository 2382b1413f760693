import MemoryModel
import TextUI

/// The emoji to choose stickers from, a field for any other one, and the state of the stickers.
///
/// Enter or a click adds an emoji in the middle of the picture; it can also be dragged there. The
/// field is left out where only ASCII can be typed.
struct StickerPalette: View {
  let controller: PictureController
  /// The available columns.
  let width: Int
  /// The rows of emoji.
  let height: Int
  @State private var typed = ""
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 1) {
        let field = isUnicode ? Self.fieldWidth + 1 : 0
        ScrollView {
          FaceRows(faces: controller.emoji, width: max(0, width - field - 2)) { entry(of: $0) }
        }
        if isUnicode {
          TextField("any emoji", text: $typed, limit: PictureSticker.longestSymbol)
            .onSubmit(add)
            .frame(width: Self.fieldWidth)
        }
      }
      .frame(height: height)
      StickerStatus(controller: controller)
    }
    .padding(.horizontal)
  }

  private static let fieldWidth = 11

  private func entry(of face: Face) -> some View {
    Button {
      controller.add(face.symbol)
    } label: {
      FaceLabel(face: face)
    }
    .buttonStyle(FaceCellStyle(isChosen: false))
    .accessibilityLabel(face.word.printable(atMost: 40))
    .focused(controller.$focus, equals: .palette(face.symbol))
    .draggable(DraggedSticker(symbol: face.symbol))
  }

  /// Adds the typed emoji; another text stays, and the line below says why.
  private func add() {
    guard !typed.trimmed.isEmpty else { return }
    if controller.add(typed.trimmed) { typed = "" }
  }
}

/// An emoji that is dragged to the picture.
struct DraggedSticker: Hashable, Sendable {
  let symbol: String
}

/// The selected sticker with its keys, or the number of stickers.
private struct StickerStatus: View {
  let controller: PictureController
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.paintsCovers) private var paintsCovers
  @Environment(\.facePictures) private var pictures

  var body: some View {
    HintLine(
      sentence: sentence, shorter: sentence == Self.noFont ? ["No emoji font: none on cards."] : [],
      hints: controller.selected.map { selected in
        PictureCommand.all(for: selected.index).hints { $0.perform(on: controller) }
      } ?? [])
  }

  private var sentence: String {
    if let refusal = controller.editing.refusal { return "! \(refusal)" }
    if let sticker = controller.selected?.sticker {
      let name = isUnicode ? sticker.symbol : Face(sticker.symbol).word
      return "\(name.printable(atMost: 14)), \(Int((sticker.size * 100).rounded())) %"
    }
    let count = controller.editing.picture.stickers.count
    if count == 0 { return "Choose an emoji, drag it up, or type one." }
    if lacksFont { return Self.noFont }
    return "\(count) of \(FacePicture.mostStickers) stickers"
  }

  private static let noFont = "Cards show no stickers without an emoji font."

  /// True if cards show photos, and no sticker has a picture.
  private var lacksFont: Bool {
    let faces = controller.editing.picture.stickers.map { Face($0.symbol) }
    return paintsCovers && pictures.missing(of: faces).isEmpty
      && faces.allSatisfy { pictures[$0] == nil }
  }
}

// The emoji of the palette.
extension StickerPalette {
  /// Returns the emoji to choose from: those of a theme's faces, then some for photos.
  static func emoji(of theme: Theme) -> [Face] {
    var known: Set<String> = []
    let own = theme.faces.filter { PictureSticker.isEmoji($0.symbol) }.map(\.symbol)
    return (own + forPhotos).filter { known.insert($0).inserted }.map { Face($0) }
  }

  private static let forPhotos = [
    "🎩", "👑", "🎀", "👓", "💄", "💋", "😀", "😂", "😍", "😎", "😴", "😇", "🤡", "🥳", "👻", "🤖",
    "💛", "💚", "💙", "💜", "⭐", "✨", "⚡", "🔥", "🌈", "🌸", "🌹", "🍀", "🎈", "🎁", "🎂", "🎉",
    "💤", "💡", "🎵", "🐾", "🦋", "🐝", "🐶", "🐱", "🍎", "🍓", "🚀", "🏆",
  ]
}
