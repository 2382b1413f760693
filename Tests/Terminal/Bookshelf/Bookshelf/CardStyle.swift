import TextUI

/// A frame with a title around a view.
struct CardStyle: ViewModifier {
  let title: String
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    VStack(alignment: .leading) {
      Text(title).bold().foregroundStyle(colorScheme == .dark ? .yellow : .blue)
      content
    }
    .padding(.horizontal)
    .border(.rounded)
  }
}

extension View {
  func card(_ title: String) -> some View { modifier(CardStyle(title: title)) }
}
