import TextUI

struct SliderPage: View {
  @State private var volume = 0.4
  @State private var pairs = 8.0

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Slider("Volume", value: $volume)
      Slider("Pairs ", value: $pairs, in: 2...26, step: 2)
      Slider("Speed ", value: .constant(0.5)).disabled()
    }
    .frame(maxWidth: 44)
    .defaultFocus()
  }
}
