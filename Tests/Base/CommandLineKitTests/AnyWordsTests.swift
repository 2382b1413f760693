import TestSupport
import Testing

@testable import CommandLineKit

/// Fuzzes the parser with words, numbers and widths: it returns a request or a typed error.
@Suite("Any words")
struct AnyWordsTests {
  private static let words = [
    "greet", "part", "help", "-n", "--times", "--times=", "-n-3", "--loud", "--loud=x", "--mood",
    "glad", "--", "-", "-h", "--help", "-V", "9223372036854775808", "10k", "=", "--=", "-é",
  ]

  @Test("any command line is answered, or refused in a sentence")
  func lines() {
    var numbers = SeededNumbers(seed: 1)
    var answers = 0
    for _ in 0..<3_000 {
      let words = (0..<numbers.whole(0...6)).map { _ in
        numbers.whole(0...3) == 0 ? numbers.anyText() : numbers.one(of: Self.words)
      }
      do {
        _ = try Greeter.program.answer(words)
        answers += 1
      } catch {
        #expect(!error.sentence(quoting: \.self).isEmpty && !"\(error)".isEmpty)
      }
    }
    #expect(answers > 300, "only \(answers) lines were answered")
  }

  @Test("any text is a number or a time of any range, or none")
  func values() {
    var numbers = SeededNumbers(seed: 2)
    let digits = ["-", "1", "0", "9223372036854775807", "9", ".", "_", "k", "G", "h", "ns", "m"]
    for _ in 0..<3_000 {
      let text =
        numbers.whole(0...3) == 0
        ? numbers.anyText()
        : (0..<numbers.whole(0...5)).map { _ in numbers.one(of: digits) }.joined()
      let (one, other) = (numbers.anyNumber(), numbers.anyNumber())
      let range = min(one, other)...max(one, other)
      if let number = Int(typed: text, in: range) { #expect(range.contains(number)) }
      let times = [numbers.anyTime(), numbers.anyTime()].sorted()
      if let time = Duration(typed: text, in: times[0]...times[1]) { #expect(time >= times[0]) }
      _ = (ValueForm.integer(range).help, ValueForm.duration(times[0]...times[1]).help)
      if let pair = ValueForm.numbers(range).read(text) {
        #expect(range.contains(pair.lowerBound) && range.contains(pair.upperBound))
      }
      #expect(!one.inThousands.isEmpty && !times[0].inLargestUnit.isEmpty)
    }
  }

  @Test("the closest word to any word is one of the candidates, or none")
  func suggestions() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<1_000 {
      let candidates = (0..<numbers.whole(0...4)).map { _ in numbers.anyText(atMost: 30) }
      let word = numbers.anyText(atMost: 30)
      if let near = word.closest(among: candidates, within: numbers.anyNumber()) {
        #expect(candidates.contains(near))
      }
    }
  }

  @Test("help fills a terminal of any width with any rows")
  func help() throws {
    var numbers = SeededNumbers(seed: 4)
    for _ in 0..<300 {
      let page = HelpPage(of: nil, in: Greeter.program.syntax)
      let text = page.text(numbers.one(of: [.short, .full]), width: numbers.anyNumber())
      let rows = (0..<numbers.whole(0...3)).map { _ in
        Term(numbers.anyText(atMost: 40), numbers.anyText(atMost: 40))
      }
      let section = HelpSection(numbers.anyText(), rows: rows, column: numbers.anyNumber())
      #expect(text.hasSuffix("\n") && !section.text(width: numbers.whole(20...100)).isEmpty)
      _ = HelpSection(line: numbers.anyText(atMost: 90)).text(width: 20)
      _ = HelpSection(numbers.anyText(), paragraph: numbers.anyText(atMost: 90)).text(width: 20)
    }
  }

  @Test("a command may take any number of operands, and has help and completions")
  func operands() {
    var numbers = SeededNumbers(seed: 5)
    let any = CommandLineProgram<[String]>.FirstOperand(
      kind: "word", contains: { _ in true }, all: { [] })
    for _ in 0..<300 {
      let (one, other) = (numbers.whole(0...99), numbers.one(of: [0, 1, 3, 99, .max]))
      let counts = min(one, other)...max(one, other)
      let program = Self.program(of: counts, placeholder: numbers.anyText())
      let words = Array(repeating: "w", count: numbers.whole(0...100))
      let answer = try? program.answer(words, orFirst: any)
      #expect((answer != nil) == counts.contains(words.count))
      for command in program.syntax.all { _ = command.completion(after: numbers.anyNumber()) }
      #expect(!HelpPage(of: nil, in: program.syntax).text(.full).isEmpty)
      for shell in Shell.allCases { #expect(!shell.completions(of: program.syntax).isEmpty) }
      #expect(!ManualPage(of: program.syntax).text.isEmpty)
    }
  }

  private static func program(
    of counts: ClosedRange<Int>, placeholder: String
  ) -> CommandLineProgram<[String]> {
    CommandLineProgram(
      "words", about: ProgramSyntax.About(version: "1", title: "words", groups: []),
      standard: Command("take", "Take words") { arguments throws(ArgumentError) in
        arguments.operand(Operand(counts, of: placeholder))
      }, commands: [])
  }
}
