import TextUI

struct PreferencesPage: View {
  @State private var chosen = Animal.cat

  var body: some View {
    HStack(spacing: 2) {
      ForEach(Animal.allCases.prefix(4)) { animal in
        Button(animal.word) { withAnimation { chosen = animal } }
          .buttonStyle(.plain)
          .anchorPreference(key: ChosenPlace.self) { animal == chosen ? $0 : nil }
      }
    }
    .padding(.vertical)
    .overlayPreferenceValue(ChosenPlace.self) { anchor, proxy in
      if let anchor, let place = proxy[anchor] {
        Text("^").frame(width: place.width).offset(x: place.x, y: place.maxY)
      }
    }
    .defaultFocus()
  }
}

/// The place of the chosen animal.
private enum ChosenPlace: PreferenceKey {
  static var defaultValue: Anchor? { nil }

  static func reduce(value: inout Anchor?, nextValue: () -> Anchor?) {
    value = value ?? nextValue()
  }
}
