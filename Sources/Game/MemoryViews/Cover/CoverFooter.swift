import MemoryModel
import MemoryViewModel
import TextUI

/// The focused item of the cover editor, with its keys.
struct CoverStatus: View {
  let controller: CoverController
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    Group {
      if case .reading(let path) = controller.picture {
        CoverReading(controller: controller, path: path)
      } else {
        HintLine(
          sentence: sentence,
          hints: controller.chosen.map { chosen in
            CoverCommand.all(for: chosen.index).hints { $0.perform(on: controller) }
          } ?? [])
      }
    }
    .padding(.horizontal)
  }

  private var sentence: String {
    if let chosen = controller.chosen {
      let name = (isUnicode ? chosen.face.symbol : chosen.face.word).printable(atMost: 14)
      return "\(name), \(Int((chosen.spot.size * 100).rounded())) %"
    }
    if let sentence = controller.picture.sentence { return sentence }
    if controller.theme.faces.isEmpty { return "Add faces to the theme first." }
    if controller.theme.facesOnCover.isEmpty {
      return "Drag a face up, or press Enter; a dropped picture becomes the background."
    }
    return "\(controller.cover.faces.count) of \(ThemeCover.mostFaces) faces"
  }
}

/// The buttons for leaving, for the background, and for undo.
struct CoverFooter: View {
  let controller: CoverController
  /// True if there is space for the colours' labels.
  let isRoomy: Bool

  var body: some View {
    HStack {
      Button("Back", action: controller.leave)
      Picker(isRoomy ? "Background" : "", selection: controller.background) {
        ForEach(Array(choices.enumerated()), id: \.offset) { _, choice in
          Text(choice.name).tag(choice.background)
        }
      }
      .pickerStyle(.menu)
      Spacer()
      if isRoomy { zoom }
      UndoButtons(controller: controller.editor)
    }
    .lineLimit(1)
    .padding(.horizontal, isRoomy ? 1 : 0)
    .frame(height: 1)
  }

  /// The zoom, with its keys.
  private var zoom: some View {
    Text("z Z 0 zoom \(Int((100 * controller.viewport.zoom).rounded())) %").dim().fixedSize()
  }

  /// The choices for the background: none, the colours, and the theme's own pictures.
  private var choices: [(name: String, background: ThemeCover.Background)] {
    let colors = Theme.Color.palette.map { ($0.name, ThemeCover.Background.color($0.color)) }
    let pictures = controller.theme.faces.compactMap { face in
      face.picture.map { (face.symbol.printable(atMost: 12), ThemeCover.Background.picture($0)) }
    }
    let all = [("Paper", .none)] + colors + pictures
    let now = controller.cover.background
    return all.contains { $0.1 == now } ? all : all + [("Own", now)]
  }
}
