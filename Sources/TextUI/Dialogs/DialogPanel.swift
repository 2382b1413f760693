/// The title of a dialog, its message, and its buttons.
struct DialogPanel: View {
  let record: DialogRecord

  var body: some View {
    if let dialog = record.dialog {
      VStack(spacing: 1) {
        if !dialog.title.isEmpty { Text(dialog.title).bold() }
        ModifierContent(content: dialog.message)
        DialogAnswers(dialog: dialog, record: record)
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 2)
      .padding(.vertical)
    }
  }
}

/// The buttons of a dialog in the order in which they stand.
private struct DialogAnswers: Primitive {
  let dialog: Dialog
  let record: DialogRecord

  func resolve(_ resolver: inout Resolver) {
    record.begin()
    let buttons = resolver.subviews { $0.dialogButtons(of: dialog, record) }
    let cancel = buttons.filter { $0[DialogRoleKey.self] == .cancel }
    let others = buttons.filter { $0[DialogRoleKey.self] != .cancel }
    let isColumn = dialog.kind == .confirmation
    resolver.container(EqualWidthLayout(isColumn: isColumn)) { inner in
      for button in isColumn ? others + cancel : cancel + others.reversed() {
        button.resolve(&inner)
      }
    }
  }
}

/// What a button of a dialog is for.
enum DialogRoleKey: LayoutValueKey {
  static var defaultValue: ButtonRole? { nil }
}
