import TextUI

extension TextPlace {
  /// The popups, questions, menus and messages with a text.
  static var popups: [TextPlace] {
    messages + [
      TextPlace("Popup", columns: 4, rows: 4) { text in
        back.popup(isPresented: .constant(true)) { Text(text).lineLimit(1) }
      },
      TextPlace("Popup at a cell", columns: 4, rows: 4) { text in
        back.popup(isPresented: .constant(true), at: .zero) { Text(text).lineLimit(1) }
      },
      TextPlace("Title of an alert", columns: 12, rows: 9, scrolls: true) { text in
        back.alert(text, isPresented: .constant(true)) { Button("x") {} }
      },
      TextPlace("Message of an alert", columns: 12, rows: 9, scrolls: true) { text in
        back.alert("x", isPresented: .constant(true)) {
          Button("x") {}
        } message: {
          Text(text)
        }
      },
      TextPlace("Button of an alert", columns: 12, rows: 9, scrolls: true) { text in
        back.alert("x", isPresented: .constant(true)) { Button(text) {} }
      },
      TextPlace("Button of a dialog", columns: 12, rows: 9, scrolls: true) { text in
        back.confirmationDialog("x", isPresented: .constant(true)) { Button(text) {} }
      },
    ]
  }

  private static var back: some View { Color.clear.frame(maxWidth: .max, maxHeight: .max) }

  private static var messages: [TextPlace] {
    [
      menu("Row of a menu", columns: 7) { Button($0) {} },
      menu("Destructive row of a menu", columns: 7) { Button($0, role: .destructive) {} },
      menu("Menu in a menu", columns: 9) { text in Menu(text) { Button("x") {} } },
      menu("Toggle in a menu", columns: 11) { Toggle($0, isOn: .constant(true)) },
      menu("Section of a menu", columns: 7) { text in Section(text) { Button("x") {} } },
      TextPlace(
        "Choice in the list of a picker", columns: 9, rows: 6, scrolls: true, after: .enter
      ) { text in
        Picker("", selection: .constant(0)) { Text(text).tag(0) }.pickerStyle(.menu)
      },
      snackbar("Snackbar", .bottom, columns: 4) { Snackbar($0) },
      // The word has letters of the text.
      snackbar("Snackbar with a word", .top, columns: 12, showsStart: false) {
        Snackbar(kind: .warning, $0)
      },
      snackbar("Button of a snackbar", .bottom, columns: 10) { text in
        Snackbar("x", action: Snackbar.Action(text) {})
      },
    ]
  }

  private static func menu(
    _ name: String, columns: Int, @ViewBuilder content: @escaping (String) -> some View
  ) -> TextPlace {
    TextPlace(name, columns: columns, rows: 6, scrolls: true, after: .enter) { text in
      VStack(alignment: .leading) {
        Menu("x") { content(text) }.defaultFocus()
        Spacer()
      }
    }
  }

  private static func snackbar(
    _ name: String, _ edge: SnackbarEdge, columns: Int, showsStart: Bool = true,
    _ snackbar: @escaping (String) -> Snackbar
  ) -> TextPlace {
    TextPlace(name, columns: columns, showsStart: showsStart) {
      MessageView(snackbar: snackbar($0), edge: edge)
    }
  }
}

/// A window that shows a message.
private struct MessageView: View {
  let snackbar: Snackbar
  let edge: SnackbarEdge
  @State private var center = PopupCenter()

  var body: some View {
    Color.clear.onAppear { center.show(snackbar) }.popups(center, snackbars: edge)
  }
}
