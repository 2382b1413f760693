import TextUI

/// A card that can be pressed, with a sign below it where focus is.
struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(configuration.isFocused ? "^" : " ").bold()
    }
  }
}
