import MemoryViewModel
import TextUI

/// What ends the editing, and what takes changes back.
struct EditorFooter: View {
  let controller: EditorController
  /// Whether there is room to name keys.
  let isRoomy: Bool

  var body: some View {
    HStack {
      Button("Save", action: controller.save).disabled(!controller.draft.isValid)
      Button("Cancel", action: controller.leave)
      Spacer()
      if isRoomy { Text("Alt-z, Alt-y").dim().fixedSize() }
      Button("Undo", action: controller.draft.undo).disabled(!controller.draft.canUndo)
      Button("Redo", action: controller.draft.redo).disabled(!controller.draft.canRedo)
    }
    .lineLimit(1)
    .padding(.horizontal)
    .frame(height: 1)
  }
}
