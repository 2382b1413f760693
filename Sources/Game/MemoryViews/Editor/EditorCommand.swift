import MemoryViewModel
import TextUI

/// A command of the editor, typed with Control or Alt because letters belong to its fields.
typealias EditorCommand = ScreenCommand<EditorController>

extension EditorCommand {
  static var all: [Self] { [undo, redo, cover] }

  static var undo: Self {
    Self(key: "z", meaning: "Undo", isPossible: \.model.canUndo) { $0.model.undo() }
  }

  static var redo: Self {
    Self(key: "y", meaning: "Redo", isPossible: \.model.canRedo) { $0.model.redo() }
  }

  static var cover: Self { Self(key: "o", meaning: "Cover") { $0.openCover() } }

  /// The presses of the key with Control and with Alt.
  var presses: [KeyPress] {
    [KeyPress(key, modifiers: .control), KeyPress(key, modifiers: .alt)]
  }

  /// Returns the command of a key press, if it has one.
  static func of(_ press: KeyPress) -> Self? { all.first { $0.presses.contains(press) } }
}

extension EditorController {
  func respond(to press: KeyPress) -> KeyResult {
    guard let command = EditorCommand.of(press) else { return .ignored }
    command.perform(on: self)
    return .handled
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
      UndoButtons(controller: controller)
    }
    .lineLimit(1)
    .padding(.horizontal)
    .frame(height: 1)
  }

  // Some terminals use Control-Z themselves.
  private var hint: String {
    UndoButtons.commands.map { "Alt-\($0.keyName)" }.joined(separator: ", ")
  }
}

/// The buttons for undo and redo.
struct UndoButtons: View {
  static let commands = [EditorCommand.undo, .redo]

  let controller: EditorController

  var body: some View {
    ForEach(Self.commands, id: \.self) { command in
      Button(command.meaning) { command.perform(on: controller) }
        .disabled(!command.isPossible(controller))
    }
  }
}
