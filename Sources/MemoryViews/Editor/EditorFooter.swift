import MemoryViewModel
import TextUI

/// What ends the editing, and what takes changes back.
struct EditorFooter: View {
  let desk: EditorDesk
  /// Whether there is room to name keys.
  let isRoomy: Bool

  var body: some View {
    HStack {
      Button("Save", action: desk.save).disabled(!desk.draft.isValid)
      Button("Cancel", action: desk.leave)
      Spacer()
      if isRoomy { Text("Alt-z, Alt-y").dim().fixedSize() }
      Button("Undo", action: desk.draft.undo).disabled(!desk.draft.canUndo)
      Button("Redo", action: desk.draft.redo).disabled(!desk.draft.canRedo)
    }
    .lineLimit(1)
    .padding(.horizontal)
    .frame(height: 1)
  }
}
