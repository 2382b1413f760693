import TextUI

struct ShapesPage: View {
  var body: some View {
    VStack(spacing: 1) {
      HStack(spacing: 2) {
        Circle().fill(.red)
        Ellipse().fill(.green)
        Capsule().fill(.blue)
      }
      HStack(spacing: 2) {
        RoundedRectangle(cornerRadius: 1).fill(.yellow)
        Circle().strokeBorder(.magenta, lineWidth: 0.3, glyphs: .braille)
        Rectangle().rotation(.degrees(30)).scale(0.6).fill(.cyan)
      }
    }
    .frame(maxWidth: 120, maxHeight: 36)
  }
}
