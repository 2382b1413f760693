import MemoryModel
import MemoryViewModel
import TextUI

/// A field for the name of a new best score's player; Enter saves it.
struct BestName: View {
  let name: Binding<String>
  let isSaved: Bool
  let save: () -> Void

  var body: some View {
    HStack {
      if isSaved {
        Text("New best!").bold().foregroundStyle(.green)
        Text("Saved for \(shownName).").lineLimit(1)
      } else {
        Text("New best!").bold().foregroundStyle(.green)
        TextField("your name", text: name, limit: Settings.longestName)
          .onSubmit(save)
          .defaultFocus()
          .frame(maxWidth: 20)
      }
    }
  }

  private var shownName: String {
    let name = name.wrappedValue.printable(atMost: Settings.longestName)
    return name.isEmpty ? "nobody" : name
  }
}
