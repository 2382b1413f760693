import TextUI

struct EnvironmentPage: View {
  @State private var isEnabled = true

  var body: some View {
    VStack(spacing: 1) {
      Toggle("Enabled", isOn: $isEnabled)
      HStack(spacing: 2) {
        Facts()
        Facts().environment(\.colorScheme, .light).environment(\.isUnicode, false)
      }
      .disabled(!isEnabled)
    }
    .defaultFocus()
  }
}

/// The environment values that a view inherits.
private struct Facts: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    VStack(alignment: .leading) {
      AnimalFace(.bat)
      Text("\(scheme)")
      Text(isUnicode ? "Unicode" : "ASCII")
      Button("Press") {}
    }
    .padding(.horizontal)
    .border(.rounded)
  }
}
