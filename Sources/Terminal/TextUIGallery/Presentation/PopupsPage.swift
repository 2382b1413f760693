import TextUI

struct PopupsPage: View {
  @State private var place = Place(name: "the middle", alignment: .center)
  @State private var isShown = false

  private struct Place {
    let name: String
    let alignment: Alignment
  }

  var body: some View {
    VStack(spacing: 1) {
      button("Top", Place(name: "the top", alignment: .top))
      HStack(spacing: 2) {
        button("Left", Place(name: "the left", alignment: .leading))
        button("Middle", Place(name: "the middle", alignment: .center))
        button("Right", Place(name: "the right", alignment: .trailing))
      }
      button("Bottom", Place(name: "the bottom", alignment: .bottom))
    }
    .popup(isPresented: $isShown, alignment: place.alignment) {
      VStack(spacing: 1) {
        Text("From \(place.name)").bold()
        Text("Esc, a click or a swipe closes it.")
        Button("Close") { isShown = false }.defaultFocus()
      }
      .padding()
    }
    .defaultFocus()
  }

  private func button(_ title: String, _ next: Place) -> some View {
    Button(title) {
      place = next
      isShown = true
    }
  }
}
