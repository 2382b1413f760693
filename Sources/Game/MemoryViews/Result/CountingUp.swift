import TextUI

/// A number that counts up from zero when it appears, with decreasing speed.
///
/// With reduced motion it is complete at once.
struct CountingUp<Content: View>: View {
  let total: Int
  @ViewBuilder let content: (Int) -> Content
  @State private var start: Duration?
  @Environment(\.reducesMotion) private var reducesMotion

  var body: some View {
    TimelineView(.explicit(times)) { now in
      VStack(spacing: 0) { content(number(at: now)) }.onAppear { start = now }
    }
  }

  /// The times at which the number changes, up to the last.
  private var times: [Duration] {
    guard let start, !reducesMotion else { return [] }
    return (1...Self.steps).map { start + Self.duration * $0 / Self.steps }
  }

  private func number(at now: Duration) -> Int {
    if reducesMotion { return total }
    guard let start else { return 0 }
    let left = 1 - max(0, min((now - start) / Self.duration, 1))
    return Int((Double(total) * (1 - left * left)).rounded())
  }

  private static var duration: Duration { .milliseconds(800) }
  private static var steps: Int { 24 }
}
