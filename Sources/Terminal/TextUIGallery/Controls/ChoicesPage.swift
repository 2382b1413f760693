import TextUI

struct ChoicesPage: View {
  @State private var animal = Animal.dog
  @State private var level = 1

  var body: some View {
    HStack(spacing: 3) {
      VStack(alignment: .leading) {
        Picker("Animal", selection: $animal) {
          ForEach(Animal.allCases.prefix(4)) { Text($0.word).tag($0) }
        }
        .pickerStyle(.inline)
        Picker("Level", selection: $level) {
          ForEach(1..<4) { Text("\($0)").tag($0) }
        }
        .padding(.top)
      }
      AnimalCard(animal)
    }
    .defaultFocus()
  }
}
