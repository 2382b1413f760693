import TextUI

struct EquatablePage: View {
  @State private var selected = 0

  var body: some View {
    VStack(spacing: 1) {
      Text("Each number counts evaluations.").dim()
      row("evaluated in every frame") { EggView(number: $0, isSelected: $0 == selected) }
      row("equatable") { EquatableEgg(number: $0, isSelected: $0 == selected) }
      Button("Next") { selected = (selected + 1) % 5 }
    }
    .defaultFocus()
  }

  private func row<Egg: View>(
    _ title: String, @ViewBuilder egg: @escaping (Int) -> Egg
  ) -> some View {
    HStack {
      Text(title).frame(width: 24, alignment: .leading)
      ForEach(0..<5) { egg($0) }
    }
  }
}

/// An egg that is evaluated only when its number or selection has changed.
private struct EquatableEgg: View, Equatable {
  let number: Int
  let isSelected: Bool

  var body: some View { EggView(number: number, isSelected: isSelected) }

  nonisolated static func == (first: EquatableEgg, second: EquatableEgg) -> Bool {
    (first.number, first.isSelected) == (second.number, second.isSelected)
  }
}

/// An egg that shows how often it has been evaluated.
private struct EggView: View {
  let number: Int
  let isSelected: Bool
  @State private var evaluations = Evaluations()

  var body: some View {
    let count = evaluations.counted()
    Text("\(count)").frame(width: 4)
      .foregroundStyle(isSelected ? Color.yellow : .terminal)
  }
}

/// A number of evaluations.
private final class Evaluations {
  private var count = 0

  func counted() -> Int {
    count += 1
    return count
  }
}
