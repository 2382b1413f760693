import TextUI

/// A form for a new item, or a known one.
struct ItemForm: View {
  @State var item: Item
  let save: (Item) -> Void
  @Environment(\.dismiss) private var dismiss

  private var title: Validation {
    Validation(of: item.title, .notBlank("What is there to do?"))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Form {
        FormRow("Task", title) { TextField("Task", text: $item.title, limit: 60) }
        FormRow("Priority") {
          Picker("", selection: $item.priority) {
            ForEach(Item.Priority.allCases, id: \.self) { Text($0.rawValue).tag($0) }
          }
        }
        FormRow("Done") { Toggle("", isOn: $item.isDone) }
      }
      HStack {
        Spacer()
        Button("Cancel", role: .cancel) { dismiss() }.keyboardShortcut(.cancelAction)
        Button("Save") { save(item) }.keyboardShortcut(.defaultAction).disabled(!title.isValid)
      }
    }
    .padding(.horizontal)
  }
}
