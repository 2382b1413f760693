import TextUI

struct SnackbarsPage: View {
  @State private var center = PopupCenter()

  var body: some View {
    VStack(spacing: 1) {
      Button("Info") { center.show(Snackbar("A new card lies on the table")) }
      Button("Success") { center.show(Snackbar(kind: .success, "A pair of dogs")) }
      Button("Warning") { center.show(Snackbar(kind: .warning, "Ten seconds left")) }
      Button("Error") { center.show(Snackbar(kind: .error, "The game was not saved")) }
    }
    .frame(maxWidth: .max, maxHeight: .max)
    .popups(center)
    .defaultFocus()
  }
}
