/// A question with the buttons that answer it.
struct Dialog {
  let title: String
  let kind: Kind
  let actions: (inout Resolver) -> Void
  let message: (inout Resolver) -> Void

  enum Kind {
    case alert
    case confirmation
  }

  @MainActor init(_ title: String, _ kind: Kind, _ actions: some View, _ message: some View) {
    (self.title, self.kind) = (title, kind)
    self.actions = { actions.resolve(&$0) }
    self.message = { message.resolve(&$0) }
  }
}

extension View {
  /// Shows a dialog in a popup while a binding is true and there is a dialog.
  func dialog(_ isPresented: Binding<Bool>, _ current: @escaping () -> Dialog?) -> some View {
    ResolvedView(self) { resolver, content in
      let record = resolver.remembered { DialogRecord() }
      if isPresented.wrappedValue, let dialog = current() { record.dialog = dialog }
      record.close = { isPresented.wrappedValue = false }
      if isPresented.wrappedValue { resolver.hearButtons(of: record) }
      let isShown = Binding(
        get: { isPresented.wrappedValue && record.dialog != nil },
        set: { isPresented.wrappedValue = $0 })
      content.popup(
        isPresented: isShown, alignment: record.dialog?.kind == .confirmation ? .bottom : .center,
        dismissOn: record.canBeCancelled ? .all : [], onDismiss: record.end
      ) { DialogPanel(record: record) }
      .resolve(&resolver)
    }
  }
}

@MainActor extension Resolver {
  /// Collects the buttons of a dialog before it is shown, to find the default and cancel ones.
  fileprivate mutating func hearButtons(of record: DialogRecord) {
    guard let dialog = record.dialog else { return }
    rehearse(at: identity.child(DialogRecord.self)) { inner in
      inner.values.enterLayer(isEnabled: true)
      record.hear { inner.dialogButtons(of: dialog, record) }
    }
  }

  /// Resolves the buttons, and the default one if a required button is missing.
  mutating func dialogButtons(of dialog: Dialog, _ record: DialogRecord) {
    let outer = values
    (values.dialog, values.buttonSizing) = (record, .flexible)
    scope(1, dialog.actions)
    if let missing = record.missingButton(for: dialog.kind) { scope(2) { missing.resolve(&$0) } }
    values = outer
  }
}
