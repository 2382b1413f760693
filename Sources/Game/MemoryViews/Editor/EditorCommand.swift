import MemoryViewModel
import TextUI

/// A command of the editor, typed with Control or Alt because letters belong to its fields.
enum EditorCommand: CaseIterable, ScreenCommand {
  case undo
  case redo
  case cover

  var key: Key {
    switch self {
    case .undo: .character("z")
    case .redo: .character("y")
    case .cover: .character("o")
    }
  }

  /// Returns the command of a key press, if it has one.
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
    case .undo: model.undo()
    case .redo: model.redo()
    case .cover: openCover()
    }
  }
}

/// The buttons for leaving the editor, and for undo and redo.
struct EditorFooter: View {
  let controller: EditorController
  /// True if there is space for the names of keys.
  let isRoomy: Bool

  var body: some View {
    HStack {
      Button("Done", action: controller.close)
      Spacer()
      if isRoomy { Text(hint).dim().fixedSize() }
      Button("Undo") { controller.perform(.undo) }.disabled(!controller.model.canUndo)
      Button("Redo") { controller.perform(.redo) }.disabled(!controller.model.canRedo)
    }
    .lineLimit(1)
    .padding(.horizontal)
    .frame(height: 1)
  }

  // Some terminals use Control-Z themselves.
  private var hint: String {
    [EditorCommand.undo, .redo].map { "Alt-\($0.keyName)" }.joined(separator: ", ")
  }
}
