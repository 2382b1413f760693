import MemoryViewModel
import TextUI

/// What can be asked of the editor, with control or alt held down: letters alone are for its fields.
enum EditorCommand: CaseIterable, ScreenCommand {
  case save
  case undo
  case redo
  case cover

  var key: Key {
    switch self {
    case .save: .character("s")
    case .undo: .character("z")
    case .redo: .character("y")
    case .cover: .character("o")
    }
  }

  /// The command of a key, if it has one.
  init?(_ press: KeyPress) {
    guard press.modifiers == .control || press.modifiers == .alt,
      let command = Self.allCases.first(where: { $0.key == press.key })
    else { return nil }
    self = command
  }
}

extension EditorController {
  func respond(to press: KeyPress) -> KeyResult {
    guard let command = EditorCommand(press) else { return .ignored }
    perform(command)
    return .handled
  }

  func perform(_ command: EditorCommand) {
    switch command {
    case .save: save()
    case .undo: draft.undo()
    case .redo: draft.redo()
    case .cover: openCover()
    }
  }
}

/// What ends the editing, and what takes changes back.
struct EditorFooter: View {
  let controller: EditorController
  /// Whether there is room to name keys.
  let isRoomy: Bool

  var body: some View {
    HStack {
      Button("Save") { controller.perform(.save) }.disabled(!controller.draft.isValid)
      Button("Cancel", action: controller.leave)
      Spacer()
      if isRoomy { Text(hint).dim().fixedSize() }
      Button("Undo") { controller.perform(.undo) }.disabled(!controller.draft.canUndo)
      Button("Redo") { controller.perform(.redo) }.disabled(!controller.draft.canRedo)
    }
    .lineLimit(1)
    .padding(.horizontal)
    .frame(height: 1)
  }

  // A terminal may keep control-z to itself.
  private var hint: String {
    [EditorCommand.undo, .redo].map { "Alt-\($0.keyName)" }.joined(separator: ", ")
  }
}
