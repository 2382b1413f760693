import TextUI

struct FieldPopupPage: View {
  @State private var name = "Owl"
  @State private var draft = ""
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 1) {
      Text("The name is \(name).")
      Button("Rename") {
        draft = name
        isShown = true
      }
    }
    .popup(isPresented: $isShown) {
      VStack(spacing: 1) {
        TextField("Name", text: $draft)
        HStack(spacing: 2) {
          Button("Cancel") { isShown = false }.keyboardShortcut(.cancelAction)
          Button("Save") {
            name = draft
            isShown = false
          }
          .keyboardShortcut(.defaultAction)
        }
      }
      .padding()
    }
    .defaultFocus()
  }
}
