import TextUI

struct TaskPage: View {
  @State private var pairs = 4
  @State private var deals: Int?

  var body: some View {
    VStack(spacing: 1) {
      Stepper("Pairs", value: $pairs, in: 1...10)
      Text("\(deals.map(String.init) ?? "...") different deals")
    }
    .onChange(of: pairs) { _, _ in deals = nil }
    .task(id: pairs) { [pairs] in
      Self.deals(of: pairs)
    } receive: {
      deals = $0
    }
    .defaultFocus()
  }

  /// Returns the number of ways to lay out pairs: (2n)! / 2^n.
  private nonisolated static func deals(of pairs: Int) -> Int {
    (1...pairs).reduce(1) { $0 * $1 * (2 * $1 - 1) }
  }
}
