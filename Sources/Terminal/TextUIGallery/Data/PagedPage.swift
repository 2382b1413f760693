import TextUI

struct PagedPage: View {
  @State private var numbers: ContentSource<Int>

  init(wait: @escaping @Sendable () async throws -> Void = PagedPage.pause) {
    _numbers = State(
      wrappedValue: ContentSource(batch: 10) { last, count in
        try await wait()
        return Array((((last ?? 0) + 1)..<46).prefix(count))
      })
  }

  var body: some View {
    VStack {
      List(numbers.items, id: \.self) { Text("\($0) squared is \($0 * $0)") }
        .loadsMore(numbers)
        .border(.rounded)
        .frame(maxWidth: 36, maxHeight: 12)
      Text(status).dim().announce(status, whenChanged: status)
      if numbers.state.failure != nil { Button("Try again") { numbers.next() } }
    }
    .defaultFocus()
  }

  private var status: String {
    if let reason = numbers.state.failure { return "Failed: \(reason)" }
    if numbers.isAtEnd { return "All \(numbers.items.count) are loaded." }
    return numbers.state.isLoading ? "Loading..." : "\(numbers.items.count), and more to load."
  }

  /// Waits as long as a batch takes to load.
  private nonisolated static func pause() async throws {
    try await Task.sleep(for: .milliseconds(600))
  }
}
