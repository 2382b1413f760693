import TestSupport
import Testing

@testable import TextUI
@testable import TextUICore

/// A tree of views.
private indirect enum Branch: Equatable {
  case text(Int)
  case tally(String)
  case row([Branch])
  case column([Branch])
  case layers([Branch])
  case padded(Branch)
  case bordered(Branch)
  case coloured(Branch, Color)
  case sized(Branch)
  case raised(Branch)
  case focusable(Branch)
  case named(Branch)
  case filled(Branch)

  static func random(_ numbers: inout SeededNumbers, depth: Int) -> Branch {
    if depth == 0 { return numbers.whole(0...3) == 0 ? .tally("t") : .text(numbers.whole(0...99)) }
    let some = (0...numbers.whole(0...2)).map { _ in random(&numbers, depth: depth - 1) }
    return switch numbers.whole(0...10) {
    case 0, 1: .row(some)
    case 2: .column(some)
    case 3: .layers(some)
    case 4: .padded(some[0])
    case 5: .bordered(some[0])
    case 6: .raised(some[0])
    case 7: .focusable(some[0])
    case 8: .named(some[0])
    case 9: .filled(some[0])
    default: numbers.whole(0...1) == 0 ? .coloured(some[0], .red) : .sized(some[0])
    }
  }

  /// Returns the tree with one of its leaves replaced.
  func changed(_ numbers: inout SeededNumbers) -> Branch {
    func one(of some: [Branch]) -> [Branch] {
      var some = some
      let index = numbers.whole(0...some.count - 1)
      some[index] = some[index].changed(&numbers)
      return some
    }
    switch self {
    case .text, .tally: return .text(numbers.whole(0...999))
    case .row(let some): return .row(one(of: some))
    case .column(let some): return .column(one(of: some))
    case .layers(let some): return .layers(one(of: some))
    case .padded(let inner): return .padded(inner.changed(&numbers))
    case .bordered(let inner): return .bordered(inner.changed(&numbers))
    case .coloured(let inner, let color): return .coloured(inner.changed(&numbers), color)
    case .sized(let inner): return .sized(inner.changed(&numbers))
    case .raised(let inner): return .raised(inner.changed(&numbers))
    case .focusable(let inner): return .focusable(inner.changed(&numbers))
    case .named(let inner): return .named(inner.changed(&numbers))
    case .filled(let inner): return .filled(inner.changed(&numbers))
    }
  }
}

/// A tree of views, each of which is evaluated only if it has changed.
private struct ReusedBranch: View, Equatable {
  let branch: Branch

  var body: some View { BranchView(branch: branch, isReused: true) }
}

private struct BranchView: View {
  let branch: Branch
  let isReused: Bool

  @ViewBuilder var body: some View {
    switch branch {
    case .text(let number): Text("number \(number)")
    case .tally(let name): Tally(name)
    case .row(let some): HStack { children(some) }
    case .column(let some): VStack { children(some) }
    case .layers(let some): ZStack { children(some) }
    case .padded(let inner): view(inner).padding(1)
    case .bordered(let inner): view(inner).border(.rounded)
    case .coloured(let inner, let color): view(inner).foregroundStyle(color)
    case .sized(let inner): GeometryReader { _ in view(inner) }
    case .raised(let inner): view(inner).zIndex(1)
    case .focusable(let inner): view(inner).focusable()
    case .named(let inner): view(inner).id("name")
    case .filled(let inner): view(inner).background(Color.blue)
    }
  }

  private func children(_ some: [Branch]) -> some View {
    ForEach(0..<some.count) { view(some[$0]) }
  }

  @ViewBuilder private func view(_ branch: Branch) -> some View {
    if isReused {
      ReusedBranch(branch: branch)
    } else {
      BranchView(branch: branch, isReused: false)
    }
  }
}

@Suite("Trees of equatable views")
struct ReusedTreeTests {
  @Test("after each random change they look as if every view were evaluated", arguments: 0..<60)
  func looks(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let branch = Slip(Branch.random(&numbers, depth: 5))
    let windows = [true, false].map { isReused in
      Window {
        BranchView(branch: branch.value, isReused: isReused)
          .onKeyPress(.home) { withAnimation(.linear(duration: .milliseconds(40))) {} }
      }
    }
    var size = Size(width: 40, height: 12)
    for step in 0..<24 {
      let frames = windows.map { $0.frame(size: size, at: .milliseconds(step * 10)) }
      let rects = frames.map { $0.regions.map(\.rect) }
      let parents = frames.map { $0.regions.map(\.parent) }
      #expect(
        frames[0].buffer == frames[1].buffer && rects[0] == rects[1] && parents[0] == parents[1],
        "step \(step)")
      switch numbers.whole(0...5) {
      case 0: size = Size(width: numbers.whole(1...60), height: numbers.whole(1...20))
      case 1:
        let (x, y) = (numbers.whole(0...39), numbers.whole(0...11))
        for window in windows { window.tap(x, y, at: Double(step) / 100) }
      case 2: for window in windows { window.key(.tab, at: Double(step) / 100) }
      case 3: break
      case 4:
        for window in windows { window.key(.home, at: Double(step) / 100) }
        branch.value = branch.value.changed(&numbers)
      default: branch.value = branch.value.changed(&numbers)
      }
    }
  }
}
