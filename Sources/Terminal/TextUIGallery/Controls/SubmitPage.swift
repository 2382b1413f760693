import TextUI

struct SubmitPage: View {
  @State private var word = ""
  @State private var found: Animal?

  var body: some View {
    VStack(spacing: 1) {
      ZStack {
        if let found { AnimalCard(found) } else { AnimalBack().frame(width: 7, height: 5) }
      }
      TextField("an animal", text: $word, limit: 10)
        .onSubmit(search)
        .frame(width: 20)
        .defaultFocus()
    }
  }

  private func search() {
    found = Animal(rawValue: word)
    word = ""
  }
}
