import TextUI

struct StylesPage: View {
  var body: some View {
    VStack(spacing: 1) {
      HStack(spacing: 2) {
        Button("Brackets") {}
        Button("Plain") {}.buttonStyle(.plain)
        Button("Border") {}.buttonStyle(.bordered)
      }
      HStack(spacing: 2) {
        Button("Feed") {}
        Button("Sell", role: .destructive) {}
        Button("Milk") {}.disabled()
      }
      .buttonStyle(KeyCap())
    }
    .defaultFocus()
  }
}

/// A key that goes down while it is pressed; signs show all that colours show.
private struct KeyCap: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(configuration.isFocused ? ">" : " ")
      configuration.label
      Text(configuration.role == .destructive ? "!" : " ")
    }
    .foregroundStyle(.white)
    .bold(configuration.isFocused)
    .strikethrough(!configuration.isEnabled)
    .padding(.horizontal)
    .background(configuration.isPressed ? Color.green : Color.blue)
    .offset(y: configuration.isPressed ? 1 : 0)
    .frame(height: 2, alignment: .top)
  }
}
