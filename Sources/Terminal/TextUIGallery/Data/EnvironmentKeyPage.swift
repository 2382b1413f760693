import TextUI

struct EnvironmentKeyPage: View {
  @State private var isWinter = false

  var body: some View {
    VStack(spacing: 1) {
      Toggle("Winter", isOn: $isWinter)
      HStack(spacing: 3) {
        Coat(animal: .fox)
        Coat(animal: .cat).environment(\.season, .summer)
      }
    }
    .environment(\.season, isWinter ? .winter : .summer)
    .defaultFocus()
  }
}

/// An animal whose coat depends on the season in the environment.
private struct Coat: View {
  @Environment(\.season) private var season
  let animal: Animal

  var body: some View {
    VStack {
      AnimalCard(animal)
      Text(season == .winter ? "thick coat" : "thin coat").frame(width: 10)
    }
  }
}

private enum Season {
  case summer
  case winter
}

extension EnvironmentValues {
  fileprivate var season: Season {
    get { self[default: .summer] }
    set { self[default: .summer] = newValue }
  }
}
