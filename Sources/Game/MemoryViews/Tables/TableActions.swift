import TextUI

/// Buttons below a table for what can be done with its selected line, each with the key that does
/// the same where all of them have room for it.
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

/// Something that can be done, called by its id.
struct TableAction: Identifiable, FittingItem {
  let id: String
  /// What the key is called.
  let key: String
  let role: ButtonRole?
  let perform: () -> Void

  init(
    _ title: String, _ command: some ScreenCommand, role: ButtonRole? = nil,
    perform: @escaping () -> Void
  ) {
    (id, key) = (title, command.keyName)
    self.role = role
    self.perform = perform
  }

  var text: String { "\(shortText) \(key)" }

  /// With the marks of a button, which warns of what destroys something.
  var shortText: String { role == .destructive ? "[ ! \(id) ]" : "[ \(id) ]" }

  var priority: Int { 0 }
}
