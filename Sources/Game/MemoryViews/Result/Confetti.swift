import TextUI

/// A short burst of characters that fly apart and disappear.
///
/// With reduced motion there is none.
struct Confetti: View {
  private static let duration = Duration.milliseconds(900)

  @State private var hasFlown = false
  @State private var hasEnded = false
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.reducesMotion) private var reducesMotion

  var body: some View {
    if !reducesMotion, !hasEnded {
      ZStack {
        ForEach(Self.ends.indices, id: \.self) { index in sign(index) }
      }
      .allowsHitTesting(false)
      .accessibilityHidden()
      .onAppear { withAnimation(.easeOut(duration: Self.duration)) { hasFlown = true } }
      .onSettled(of: hasFlown, for: Self.duration) { hasEnded = $0 }
    }
  }

  private func sign(_ index: Int) -> some View {
    let signs = Array(isUnicode ? "★✦·●✶" : "*+.o'")
    let end = Self.ends[index]
    return Text(String(signs[index % signs.count])).bold()
      .foregroundStyle(Self.colors[index % Self.colors.count])
      .offset(x: hasFlown ? end.width : 0, y: hasFlown ? end.height : 0)
  }

  private static let colors: [Color] = [.brightYellow, .brightRed, .brightCyan, .brightGreen]

  /// The ends of the characters' flight in columns and rows: two rings, for cells twice as high as
  /// wide.
  private static let ends: [Size] = [
    (-24, 0), (-20, 3), (-12, 5), (0, 6), (12, 5), (20, 3), (24, 0), (-20, -2), (20, -2),
    (-12, 1), (-8, 3), (0, 4), (8, 3), (12, 1), (-6, -2), (6, -2),
  ].map { Size(width: $0.0, height: $0.1) }
}
