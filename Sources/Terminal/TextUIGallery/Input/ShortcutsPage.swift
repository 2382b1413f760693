import TextUI

struct ShortcutsPage: View {
  @State private var cards: [Animal] = []

  var body: some View {
    VStack(spacing: 1) {
      HStack(spacing: 1) {
        ForEach(cards) { AnimalFace($0) }
      }
      .frame(width: 36, height: 1)
      Button("Deal: d") { deal() }
        .keyboardShortcut(.character("d"))
        .disabled(cards.count == 9)
      Button("Undo: ctrl-u") { cards = cards.dropLast() }
        .keyboardShortcut(.character("u"), modifiers: .control)
      Button("Gather: Delete") { cards = [] }
        .keyboardShortcut(.delete)
    }
    .defaultFocus()
  }

  private func deal() {
    cards.append(Animal.allCases[cards.count])
  }
}
