import TextUI

/// Buttons below a table for what can be done with its selected line, each with the key that does
/// the same.
struct TableActions: View {
  let actions: [TableAction]

  var body: some View {
    HStack {
      ForEach(actions) { action in
        Button(role: action.role, action: action.perform) {
          HStack(spacing: 1) {
            Text(action.id).lineLimit(1)
            Text(action.key).dim().lineLimit(1).accessibilityHidden()
          }
        }
      }
    }
  }
}

/// Something that can be done, called by its id.
struct TableAction: Identifiable {
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
}
