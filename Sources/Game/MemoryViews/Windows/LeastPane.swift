import TextUI

/// A modifier that covers a pane that is too small for a game.
struct LeastPane: ViewModifier {
  /// The smallest size of a pane's content beside others.
  static let size = Size(width: 24, height: 8)

  /// True if there is no other pane; the terminal has a least size of its own.
  let isAlone: Bool

  func body(content: Content) -> some View {
    GeometryReader { proxy in
      let fits = isAlone || Self.size.fits(in: proxy.size)
      ZStack {
        content.opacity(fits ? 1 : 0)
        if !fits { Text("A pane needs \(Self.size.text) cells. Ctrl-w c closes it.") }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}

extension Size {
  func fits(in other: Size) -> Bool { width <= other.width && height <= other.height }

  /// The size in cells, such as `24×8`.
  var text: String { "\(width)×\(height)" }
}
