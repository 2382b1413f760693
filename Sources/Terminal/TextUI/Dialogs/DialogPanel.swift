struct DialogPanel: View {
  let record: DialogRecord

  var body: some View {
    if let dialog = record.dialog {
      VStack(spacing: 1) {
        DialogQuestion(dialog: dialog)
        DialogAnswers(dialog: dialog, record: record)
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 2)
      .padding(.vertical)
    }
  }
}

/// The title and the message of a dialog, which are announced when it opens.
@usableFromInline
struct DialogQuestion: Primitive {
  let dialog: Dialog

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    let hasBeenSaid = resolver.remembered { Remembered(false) }
    if !dialog.title.isEmpty {
      // The whole question is announced below.
      let title = Text(dialog.title).bold().accessibilityHidden()
      resolver.scope(Identity.Step.first) { title.resolve(&$0) }
    }
    let message = resolver.collectingText { $0.scope(Identity.Step.second, dialog.message) }
    guard !hasBeenSaid.value else { return }
    hasBeenSaid.value = true
    resolver.announce(sentence(dialog.title, message))
  }

  private func sentence(_ title: String, _ message: String) -> String {
    if title.isEmpty || message.isEmpty { return title + message }
    return title.followed(by: message)
  }
}

/// The buttons of a dialog in display order.
@usableFromInline
struct DialogAnswers: Primitive {
  let dialog: Dialog
  let record: DialogRecord

  @usableFromInline
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

/// The role of a dialog's button.
enum DialogRoleKey: LayoutValueKey {
  static var defaultValue: ButtonRole? { nil }
}
