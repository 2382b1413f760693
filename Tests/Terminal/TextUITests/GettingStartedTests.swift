import TestSupport
import Testing
import TextUI

// Example begins
struct Shopping: View {
  @State private var things = ["bread", "milk", "tea"]
  @State private var selection: Int? = 0
  @State private var next = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(things.count) things to buy").bold()
      List(0..<things.count, id: \.self, selection: $selection) { index in Text(things[index]) }
        .frame(height: 4)
      HStack {
        TextField("Another", text: $next)
        Button("Add") {
          things.append(next)
          next = ""
        }
        .disabled(next.isEmpty)
      }
    }
    .padding(.horizontal)
    .border(.rounded)
  }
}
// Example ends

@Suite("Getting started with TextUI")
struct TextUIGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    let preview = Preview("shopping", size: Size(width: 30, height: 8)) { Shopping() }
    for row in preview.lines() { print(row) }

    // Down the list, to the field, something typed, to the button, and pressed.
    let script = try KeyScript("tab down tab text:jam tab enter")
    for row in preview.lines(after: script.events) { print(row) }
    // Example ends

    let article = try DocumentedExample(of: "TextUI")
    #expect(try DocumentedExample.code(in: #filePath) == article.code)
    #expect(printed.rows == article.output)
  }
}
