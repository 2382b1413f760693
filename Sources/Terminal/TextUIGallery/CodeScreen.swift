import TextUI

/// A screen with the code of a page.
struct CodeScreen: View {
  @Environment(\.isUnicode) private var isUnicode
  let code: String

  var body: some View {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    ScrollView([.vertical, .horizontal]) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(lines.indices) { index in CodeLine(number: index + 1, text: lines[index]) }
      }
    }
  }
}

/// A line of code with its number; comments are dimmed.
private struct CodeLine: View {
  let number: Int
  let text: Substring

  var body: some View {
    HStack(spacing: 1) {
      Text("\(number)").dim().frame(width: 4, alignment: .trailing)
      Text(text.isEmpty ? " " : String(text)).fixedSize().dim(isComment)
    }
  }

  private var isComment: Bool { text.drop { $0 == " " }.hasPrefix("//") }
}
