import TextUI

struct ProgressPage: View {
  @State private var matched = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ProgressView("Matched", value: Double(matched), total: 10)
      HStack {
        Button("A pair") { withAnimation { matched = min(10, matched + 1) } }
        Button("Anew") { withAnimation { matched = 0 } }
      }
      if matched < 10 {
        ProgressView("Waiting for the last pair")
      } else {
        Text("All matched")
      }
    }
    .frame(maxWidth: 44)
    .defaultFocus()
  }
}
