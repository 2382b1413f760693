import Pictures
import TextUI

/// The buttons of every mode, its keys, and the zoom.
struct PictureFooter: View {
  let controller: PictureController
  /// The available columns.
  let width: Int

  private var mode: PictureEditing.Mode { controller.editing.mode }

  var body: some View {
    let layout = PictureFooterLayout(
      hint: hint, hasAll: mode == .crop, hasRedo: controller.editing.canRedo, width: width)
    HStack(spacing: 1) {
      if mode == .view {
        Button("Back", action: controller.leave)
      } else {
        Button("Done") { controller.enter(.view) }
      }
      if mode == .crop { Button("All") { controller.edit { $0.reset() } } }
      Button("Undo", action: controller.undo).disabled(!controller.editing.canUndo)
      if layout.showsRedo { Button("Redo", action: redo) }
      Spacer()
      if layout.showsHint { Text(hint).dim().fixedSize() }
      if layout.zoomWidth > 0 {
        Slider(layout.hasZoomTitle ? "Zoom" : "", value: controller.zoom, in: 1...8) {
          "\(Int((100 * $0).rounded())) %"
        }
        .accessibilityLabel("Zoom")
        .frame(width: layout.zoomWidth)
      }
    }
    .lineLimit(1)
    .padding(.horizontal)
    .frame(height: 1)
  }

  /// Redoes a change; the button goes with the last one, and the focus to the picture.
  private func redo() {
    controller.redo()
    if !controller.editing.canRedo { controller.focus = .picture }
  }

  private var hint: String {
    switch mode {
    case .view: "c crop  t turn  f filter  s stickers"
    case .turn: "r right  l left  Esc restores"
    case .crop: "arrows, Shift sizes, Esc restores"
    case .filter: "arrows choose, Esc restores"
    case .stickers: "Tab next  u undo  y redo"
    }
  }
}

/// The parts of the footer that fit beside its buttons.
struct PictureFooterLayout: Hashable {
  let showsHint: Bool
  /// True if there is something to redo, and space for the button beside the slider.
  let showsRedo: Bool
  /// The columns of the zoom slider; 0 for none.
  let zoomWidth: Int

  /// True if there is space for the slider's title.
  var hasZoomTitle: Bool { zoomWidth >= 18 }

  private static let zoomWidths = (least: 9, withHint: 14, most: 30)

  /// Lays out a footer of a width; the hint gives way before the redo button, and both before the
  /// slider.
  init(hint: String, hasAll: Bool, hasRedo: Bool = false, width: Int) {
    // Padding, the buttons for leaving and for undo, and the columns beside them and the spacer.
    let others = width - 2 - (8 + 1) - (8 + 1) - (hasAll ? 7 + 1 : 0) - 1
    showsRedo = hasRedo && others - (8 + 1) >= Self.zoomWidths.least
    let room = others - (showsRedo ? 8 + 1 : 0)
    let rest = room - hint.count - 1
    showsHint = rest >= Self.zoomWidths.withHint
    let space = min(showsHint ? rest : room, Self.zoomWidths.most)
    zoomWidth = space >= Self.zoomWidths.least ? space : 0
  }
}
