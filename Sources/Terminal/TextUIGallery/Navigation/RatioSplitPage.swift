import TextUI

struct RatioSplitPage: View {
  @State private var ratio = 0.4

  var body: some View {
    RatioSplit(ratio: $ratio) {
      AnimalFace(.cat).frame(maxWidth: .max, maxHeight: .max)
    } second: {
      RatioSplit(.vertical, ratio: 0.5) {
        AnimalFace(.dog).frame(maxWidth: .max, maxHeight: .max)
      } second: {
        Text("half of \(Int((100 - 100 * ratio).rounded())) %")
          .frame(maxWidth: .max, maxHeight: .max).reverse().background(Color.blue)
      }
    }
    .border(.rounded)
    .frame(maxWidth: 120, maxHeight: 30)
  }
}
