import TextUI

struct FocusPage: View {
  @FocusState private var focus: Animal?

  var body: some View {
    VStack(spacing: 1) {
      VGrid(columns: [.fixed(9), .fixed(9), .fixed(9), .fixed(9)], spacing: 0) {
        ForEach(Animal.allCases.prefix(8)) { animal in
          FocusCard(animal: animal)
            .focused($focus, equals: animal)
            .defaultFocus(animal == .dog)
        }
      }
      Text(focus.map { "The \($0.word) is focused" } ?? "Nothing is focused")
    }
  }
}

private struct FocusCard: View {
  @Environment(\.isFocused) private var isFocused
  let animal: Animal

  var body: some View {
    AnimalFace(animal).frame(width: 5, height: 1)
      .border(isFocused ? .double : .rounded, color: isFocused ? .yellow : nil)
      .overlay(alignment: .bottom) { if isFocused { Text(" ^ ").bold() } }
  }
}
