import Pictures
import TextUI

struct ImagePage: View {
  @State private var glyphs = GlyphSet.quadrant

  var body: some View {
    VStack {
      ZStack {
        Color(red: 20, green: 60, blue: 110)
        Image(Self.fish, label: Text("fish")).resizable(.trim).padding()
      }
      .frame(maxWidth: 60, maxHeight: 16)
      .environment(\.glyphSet, glyphs)
      Picker("Characters", selection: $glyphs) {
        ForEach(GlyphSet.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .defaultFocus()
    }
  }

  /// Created once, because caches are keyed by a picture's identity.
  private static let fish = Picture(width: 96, height: 64) { x, y in
    let (x, y) = (x - 40, y - 32)
    let scale = 3 * ((x / 6 + y / 6) & 1)
    switch () {
    case _ where (x + 22) * (x + 22) + (y + 7) * (y + 7) < 9:
      return Pixel(red: 0, green: 0, blue: 0)
    case _ where (x + 22) * (x + 22) + (y + 7) * (y + 7) < 36:
      return Pixel(red: 255, green: 255, blue: 255)
    case _ where x * x + 3 * y * y < 1_500:
      return Pixel(red: 255, green: UInt8(150 - 2 * y + scale), blue: UInt8(40 + 8 * scale))
    case _ where x > 24 && x < 50 && abs(y) < x - 22: return Pixel(red: 230, green: 90, blue: 40)
    default: return .clear
    }
  }
}
