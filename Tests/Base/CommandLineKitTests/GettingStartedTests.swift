import CommandLineKit
import TestSupport
import Testing

// Example begins
enum Request {
  case roll(dice: Int, sides: Int)
  case odds(sum: String)
}

extension OptionGroup {
  static let dice = Self("Dice")
}

extension Option<Int> {
  static let count = Self(
    "dice", short: "n", .integer(1...100), in: .dice, "Roll N dice", default: 2)
  static let sides = Self(
    "sides", .integer(2...100), in: .dice, "Dice with so many sides", default: 6)
}

let dice = CommandLineProgram(
  "dice", about: ProgramSyntax.About(version: "1.0", title: "chance by hand", groups: [.dice]),
  standard: Command("roll", "Roll some dice", examples: [Example("dice -n 3", "three dice")]) {
    arguments throws(ArgumentError) in
    Request.roll(dice: try arguments[.count], sides: try arguments[.sides])
  },
  commands: [
    Command("odds", "How likely a sum of two dice is") { arguments throws(ArgumentError) in
      .odds(sum: arguments.operand(Operand(required: "SUM")))
    }
  ])

func answer(_ line: String) -> String {
  do throws(ArgumentError) {
    switch try dice.answer(line.split(separator: " ").map(String.init)) {
    case .version: return dice.syntax.versionLine
    case .help(let page): return page.text(.short)
    case .request(.roll(let dice, let sides)): return "\(dice) dice of \(sides) sides"
    case .request(.odds(let sum)): return "the odds of \(sum)"
    }
  } catch {
    return error.sentence { word in "'\(word)'" }
  }
}
// Example ends

@Suite("Getting started with command lines")
struct CommandLineKitGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    print(answer("-n 3"))
    print(answer("roll --sides 1"))
    print(answer("odd"))
    print(answer("--help"))
    // Example ends

    let article = try DocumentedExample(of: "CommandLineKit")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
