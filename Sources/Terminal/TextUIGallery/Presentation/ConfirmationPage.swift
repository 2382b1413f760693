import TextUI

struct ConfirmationPage: View {
  @State private var isAsking = false
  @State private var animals = Array(Animal.allCases.prefix(3))

  var body: some View {
    VStack(spacing: 1) {
      HStack { ForEach(animals) { AnimalCard($0) } }
        .frame(height: 5)
      Button("Change the farm") { isAsking = true }
    }
    .confirmationDialog("Who should come or go?", isPresented: $isAsking) {
      ForEach([Animal.cow, .pig]) { animal in
        Button("Buy a \(animal.word)") { animals = animals.suffix(2) + [animal] }
      }
      Button("Sell all", role: .destructive) { animals = [] }
    }
    .defaultFocus()
  }
}
