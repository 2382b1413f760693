import TextUI

/// Buttons below a table for its selected line, with their keys if all fit.
struct TableActions: View {
  let actions: [TableAction]

  var body: some View {
    GeometryReader { space in
      let line = FittingLine(actions, in: space.size.width, spacing: 1)
      HStack {
        ForEach(line.items) { action in
          Button(role: action.role, action: action.perform) {
            HStack(spacing: 1) {
              Text(action.id).lineLimit(1)
              if !line.isShort { Text(action.key).dim().lineLimit(1).accessibilityHidden() }
            }
          }
        }
      }
    }
    .frame(height: 1)
  }
}

/// An action on the selected line, identified by its title.
struct TableAction: Identifiable, FittingItem {
  let id: String
  /// The name of the key.
  let key: String
  let role: ButtonRole?
  let perform: () -> Void

  /// Creates the action of a command on a screen.
  init<Screen>(_ command: ScreenCommand<Screen>, on screen: Screen) {
    (id, key, role) = (command.meaning, command.keyName, command.role)
    perform = { command.perform(on: screen) }
  }

  var text: String { "\(shortText) \(key)" }

  /// The title in the brackets of a button, with a warning sign for a destructive action.
  var shortText: String { role == .destructive ? "[ ! \(id) ]" : "[ \(id) ]" }

  var priority: Int { 0 }
}
