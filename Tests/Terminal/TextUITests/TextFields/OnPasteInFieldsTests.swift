import Testing
import TextUI
import TextUITesting

/// Pasted text is offered to the views around the focused field first.
@Suite struct OnPasteInFieldsTests {
  private final class Heard {
    var texts: [String] = []
    var text = ""
  }

  private let heard = Heard()

  /// A stage with a focused field, whose outer views take paths and numbers.
  private func stage<Field: View>(@ViewBuilder _ field: @escaping () -> Field) -> Stage {
    Stage(width: 20, height: 3) { [heard] in
      field()
        .onPasteInFields { text in
          guard text.hasPrefix("/") else { return .ignored }
          heard.texts.append("path \(text)")
          return .handled
        }
        .onPasteInFields { text in
          guard Int(text) != nil else { return .ignored }
          heard.texts.append("number \(text)")
          return .handled
        }
    }
  }

  private func paste(into stage: Stage) {
    for text in ["/a.png", "42", "word"] { stage.paste(text) }
    #expect(heard.texts == ["path /a.png", "number 42"] && heard.text == "word")
  }

  @Test func `a text field inserts what no outer view takes`() {
    paste(into: stage { TextField("Name", text: Bindable(heard).text).defaultFocus() })
  }

  @Test func `a text editor inserts what no outer view takes`() {
    paste(into: stage { TextEditor(text: Bindable(heard).text).defaultFocus() })
  }

  @Test func `typed text is not offered`() {
    let stage = stage { TextField("Name", text: Bindable(heard).text).defaultFocus() }
    for letter in "/7" { stage.key(.character(letter)) }
    #expect(heard.texts.isEmpty && heard.text == "/7")
  }
}
