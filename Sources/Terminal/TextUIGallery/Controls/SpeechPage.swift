import TextUI

struct SpeechPage: View {
  @State private var isFaceUp = false

  var body: some View {
    VStack(spacing: 1) {
      Button {
        isFaceUp.toggle()
      } label: {
        AnimalCard(.bee, isFaceUp: isFaceUp)
      }
      .buttonStyle(CardButtonStyle())
      .accessibilityLabel("Card 1")
      .accessibilityValue(isFaceUp ? "bee" : "face down")
      .accessibilityHint("Enter turns it.")
      .announce(isFaceUp ? "A bee" : "Face down", whenChanged: isFaceUp)
      HStack {
        Text("A screen reader hears:").dim()
        AnnouncementLine()
      }
    }
    .defaultFocus()
  }
}
