import TextUI

struct StatePage: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 1) {
      Text("The parent sees \(count)")
      HStack(spacing: 3) {
        Counter(count: $count)
        Counter(count: $count)
      }
    }
    .defaultFocus()
  }
}

/// A view with a state of its own and a binding to its parent's.
private struct Counter: View {
  @Binding var count: Int
  @State private var own = 0

  var body: some View {
    VStack {
      Text("own \(own), all \(count)")
      Button("Add one") {
        own += 1
        count += 1
      }
    }
    .padding(.horizontal)
    .border(.rounded)
  }
}
