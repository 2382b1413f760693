import TextUI

struct SnackbarsPage: View {
  @State private var center = PopupCenter()
  @State private var last: Snackbar?

  var body: some View {
    VStack(spacing: 1) {
      Button("Info") { center.show(Snackbar("A new card lies on the table")) }
      Button("Success") { center.show(Snackbar(kind: .success, "A pair of dogs")) }
      Button("Warning") { center.show(Snackbar(kind: .warning, "Ten seconds left")) }
      Button("Error") { center.show(Snackbar(kind: .error, "The game was not saved")) }
      Button("By a binding") { last = Snackbar("The last pair") }
    }
    .frame(maxWidth: .max, maxHeight: .max)
    .snackbar($last)
    .popups(center)
    .defaultFocus()
  }
}
