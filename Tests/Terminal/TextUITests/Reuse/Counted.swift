import TextUI

/// A view that counts its evaluations, and is compared by its name.
struct Counted<Content: View>: View, Equatable {
  let name: String
  let evaluations: Slip<Int>
  @ViewBuilder let content: () -> Content

  var body: some View {
    let _ = evaluations.set(evaluations.value + 1)
    content()
  }

  nonisolated static func == (first: Counted, second: Counted) -> Bool {
    first.name == second.name
  }
}
