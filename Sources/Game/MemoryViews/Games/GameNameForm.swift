import MemoryViewModel
import TextUI

/// A popup that asks for the name of a game.
struct GameNameForm: View {
  /// Saves the name; returns false if it is not valid.
  let save: (String) -> Bool
  @State private var name: String
  @Environment(\.dismiss) private var dismiss

  init(name: String, save: @escaping (String) -> Bool) {
    self.save = save
    _name = State(wrappedValue: name)
  }

  var body: some View {
    VStack(spacing: 1) {
      Text("Rename the game").bold()
      Form {
        FormRow("Name", validation) {
          TextField("name", text: $name, limit: 40).defaultFocus()
        }
      }
      HStack(spacing: 2) {
        Button("Rename", action: submit).disabled(!validation.isValid)
        Button("Cancel") { dismiss() }
      }
    }
    .onSubmit(submit)
    .padding(.horizontal, 2)
    .frame(maxWidth: 44)
  }

  private var validation: Validation {
    Validation(
      of: name, .notBlank("A game needs a name."),
      FieldRule("That is too long.") { $0.unicodeScalars.count <= SavedGameList.longestName })
  }

  private func submit() {
    if validation.isValid, save(name) { dismiss() }
  }
}
