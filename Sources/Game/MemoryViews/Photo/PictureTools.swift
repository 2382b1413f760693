import MemoryModel
import Pictures
import TextUI

/// The row of a mode's own controls, between the picture and the footer; some modes have none.
struct PictureTools: View {
  let controller: PictureController
  /// The rows of the palette of emoji.
  let paletteHeight: Int
  /// The available columns.
  let width: Int

  var body: some View {
    switch controller.editing.mode {
    case .view, .crop: EmptyView()
    case .turn: TurnRow(controller: controller)
    case .filter: FilterRow(controller: controller, width: width)
    case .stickers:
      StickerPalette(controller: controller, width: width, height: paletteHeight)
    }
  }
}

/// The buttons for quarter turns, and the slider for the small angle.
private struct TurnRow: View {
  let controller: PictureController

  var body: some View {
    HStack(spacing: 1) {
      Button("Left") { controller.turn(right: false) }
      Button("Right") { controller.turn(right: true) }
      Spacer()
      Slider("", value: controller.angle, in: Crop.angles, step: 1) { "\(Int($0))°" }
        .frame(maxWidth: 40)
    }
    .lineLimit(1)
    .padding(.horizontal)
    .frame(height: 1)
  }
}

/// The filters, of which one is chosen.
private struct FilterRow: View {
  let controller: PictureController
  let width: Int

  /// The least columns for which the keys are shown.
  private static let roomy = 54

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(PictureEditing.filters.enumerated()), id: \.offset) { index, filter in
        Button {
          controller.choose(filter)
        } label: {
          Text(width >= Self.roomy ? "\(index + 1) \(filter.title)" : filter.title).lineLimit(1)
        }
        .buttonStyle(FaceCellStyle(isChosen: filter == controller.editing.filter))
        .accessibilityLabel("Filter: \(filter.title)")
      }
    }
    .frame(width: max(0, width), height: 1)
  }
}

extension PictureFilter? {
  /// The name of a filter for players.
  var title: String {
    switch self {
    case nil: "Off"
    case .grey?: "Grey"
    case .sepia?: "Sepia"
    case .warm?: "Warm"
    case .cool?: "Cool"
    case .contrast?: "Contrast"
    }
  }
}
