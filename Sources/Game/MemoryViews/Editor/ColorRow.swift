import MemoryModel
import MemoryViewModel
import TextUI

/// The colour of the theme, chosen from a list or typed.
struct ColorRow: View {
  let controller: EditorController

  var body: some View {
    FormRow("Colour", validation) {
      Picker("", selection: controller.theme.color) {
        ForEach(colors, id: \.name) { name, color in
          HStack {
            Rectangle().fill(color.text).frame(width: 2, height: 1).accessibilityHidden()
            Text(name)
          }
          .tag(color)
        }
      }
      .pickerStyle(.menu)
      TextField("#RRGGBB", text: hex, limit: 7).frame(width: 8)
    }
  }

  /// The colours to choose from, with the theme's own.
  private var colors: [(name: String, color: Theme.Color)] {
    let palette = Theme.Color.palette
    return palette.contains { $0.color == color } ? palette : palette + [("Own", color)]
  }

  private var color: Theme.Color { controller.model.theme.color }

  /// The typed text, if it is not another colour.
  private var typed: String? {
    guard let hex = controller.state.hex else { return nil }
    let other = Theme.Color(hex: hex).map { $0 != color } ?? false
    return other ? nil : hex
  }

  private var hex: Binding<String> {
    Binding(
      get: { typed ?? color.hex },
      set: { text in
        controller.state.hex = text
        if let color = Theme.Color(hex: text) { controller.model.theme.color = color }
      })
  }

  private var validation: Validation {
    guard let typed, Theme.Color(hex: typed) == nil else { return .valid }
    return Validation(errors: ["Type # and six digits or letters from A to F."])
  }
}
