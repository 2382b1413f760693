import TextUI

extension TextPlace {
  /// The views that show only a text.
  static var texts: [TextPlace] {
    [
      TextPlace("Text") { Text($0) },
      TextPlace("Text of one line") { Text($0).lineLimit(1) },
      TextPlace("Text of two lines") { Text($0).lineLimit(2) },
      TextPlace("Text cut at its head", showsStart: false) { Text($0).truncationMode(.head) },
      TextPlace("Text in a frame", columns: 2) { Text($0).padding(.horizontal) },
      TextPlace("Text with a border", columns: 2, rows: 2) { Text($0).border(.rounded) },
      TextPlace("Text as a badge") { text in
        Color.clear.frame(maxWidth: .max, maxHeight: .max)
          .overlay(alignment: .topTrailing) { Text(text) }
      },
      TextPlace("AnnouncementLine") { text in
        AnnouncementLine().announce(text).frame(maxWidth: .max, maxHeight: .max)
      },
    ]
  }

  /// The controls with a title or a label.
  static var controls: [TextPlace] {
    buttons + pickers + fields + [
      TextPlace("Label", columns: 2) { Label($0, icon: "x", ascii: "x") },
      TextPlace("Toggle", columns: 4) { Toggle($0, isOn: .constant(true)) },
      TextPlace("Stepper", columns: 10) { Stepper($0, value: .constant(2), in: 1...9) },
      TextPlace("Slider", columns: 12) { Slider($0, value: .constant(0.5)) },
      TextPlace("Number of a slider", columns: 5) { text in
        Slider(value: .constant(0.5)) { (_: Double) in text }
      },
      TextPlace("ProgressView", columns: 12) { ProgressView($0, value: 0.5) },
      TextPlace("ProgressView without a value", columns: 2) { ProgressView($0) },
    ]
  }

  private static var buttons: [TextPlace] {
    [
      TextPlace("Button", columns: 4) { Button($0) {} },
      TextPlace("Destructive button", columns: 6) { Button($0, role: .destructive) {} },
      TextPlace("Bordered button", columns: 4, rows: 2) {
        Button($0) {}.buttonStyle(.bordered)
      },
      TextPlace("Plain button") { Button($0) {}.buttonStyle(.plain) },
      TextPlace("Wide button", columns: 4) { Button($0) {}.buttonSizing(.flexible) },
      TextPlace("Link") { Link($0, destination: "https://swift.org") },
      TextPlace("Menu", columns: 6) { Menu($0) { Button("x") {} } },
    ]
  }

  private static var pickers: [TextPlace] {
    func picker(_ title: String, _ choice: String, _ style: PickerStyle) -> some View {
      Picker(title, selection: .constant(0)) { Text(choice).tag(0) }.pickerStyle(style)
    }
    return [
      TextPlace("Picker", columns: 4) { picker($0, "x", .segmented) },
      TextPlace("Choice of a picker", columns: 2) { picker("", $0, .segmented) },
      TextPlace("Choice of an inline picker", columns: 4) { picker("", $0, .inline) },
      TextPlace("Picker as a menu", columns: 8) { picker($0, "x", .menu) },
      TextPlace("Choice of a picker as a menu", columns: 6) { picker("", $0, .menu) },
    ]
  }

  private static var fields: [TextPlace] {
    [
      TextPlace("Prompt of a TextField") { TextField($0, text: .constant("")) },
      TextPlace("Title of a FormRow") { text in
        Form { FormRow(text) { Text("x") } }
      },
      TextPlace("Header of a section") { text in
        Form { Section(text) { Text("x") } }
      },
    ]
  }
}
