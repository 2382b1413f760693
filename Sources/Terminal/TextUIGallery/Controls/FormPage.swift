import TextUI

struct FormPage: View {
  @State private var name = ""
  @State private var pairs = 8
  @State private var isTimed = false
  @State private var news = ""

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        Form {
          FormRow("Theme", validation) {
            TextField("name", text: $name, limit: 20).defaultFocus()
          }
          FormRow("Pairs") { Stepper("", value: $pairs, in: 2...26) }
          FormRow("Timed") { Toggle("90 seconds", isOn: $isTimed) }
        }
        .frame(maxWidth: 44)
        Button("Save") { news = "Saved \(name), \(pairs) pairs" }
          .disabled(!validation.isValid)
        Text(news).dim()
      }
    }
  }

  private var validation: Validation {
    Validation(
      of: name, .notBlank("A theme needs a name."),
      FieldRule("There is a theme of that name.") { $0 != "animals" })
  }
}
