import TextUI

struct PagedPage: View {
  /// Waits as long as a batch takes to load.
  var wait: @Sendable () async throws -> Void = { try await Task.sleep(for: .milliseconds(600)) }
  @State private var numbers = Paged<Int>()

  var body: some View {
    VStack {
      List(numbers.items, id: \.self) { Text("\($0) squared is \($0 * $0)") }
        .loadsMore($numbers, batch: 10) { [wait] last, count in
          try await wait()
          return Self.numbers(after: last ?? 0, count)
        }
        .border(.rounded)
        .frame(maxWidth: 36, maxHeight: 12)
      Text(status).dim().announce(status, whenChanged: status)
      if numbers.state.failure != nil { Button("Try again") { numbers.retry() } }
    }
    .defaultFocus()
  }

  private var status: String {
    if let reason = numbers.state.failure { return "Failed: \(reason)" }
    if numbers.isAtEnd { return "All \(numbers.items.count) are loaded." }
    return numbers.state.isLoading ? "Loading..." : "\(numbers.items.count), and more to load."
  }

  /// Returns the numbers after `last`, up to 45.
  private nonisolated static func numbers(after last: Int, _ count: Int) -> [Int] {
    Array((last + 1..<46).prefix(count))
  }
}
