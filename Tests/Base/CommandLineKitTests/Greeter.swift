import CommandLineKit

/// A program of two commands, as a client writes it.
enum Greeter {
  /// A parsed command line.
  enum Request: Equatable {
    case greet(name: String?, times: Int, isLoud: Bool)
    case part(names: [String], mood: Mood?)
  }

  enum Mood: String, CaseIterable {
    case glad
    case sad
  }

  static let program = CommandLineProgram(
    "greeter", about: ProgramSyntax.About(version: "1.2", title: "good manners", groups: [.talk]),
    standard: Command(
      "greet", "Say hello", examples: [Example("greeter greet Ada -n 3", "three times")]
    ) { arguments throws(ArgumentError) in
      Request.greet(
        name: arguments.operand(Operand(optional: "NAME")), times: try arguments[.times],
        isLoud: try arguments[.loud])
    },
    commands: [
      Command("part", "Say goodbye") { arguments throws(ArgumentError) in
        .part(names: arguments.operand(Operand(1...3, of: "NAME")), mood: try arguments[.mood])
      }
    ])

  /// Parses a line split at spaces; returns the request or the message.
  static func run(_ line: String) -> String {
    do {
      switch try program.answer(line.split(separator: " ").map(String.init)) {
      case .version: return program.syntax.versionLine
      case .help(let page): return page.text(.short)
      case .request(.greet(let name, let times, let isLoud)):
        let word = isLoud ? "HELLO" : "hello"
        return Array(repeating: "\(word) \(name ?? "you")", count: times).joined(separator: ", ")
      case .request(.part(let names, let mood)):
        return "bye \(names.joined(separator: " and ")), I am \(mood?.rawValue ?? "gone")"
      }
    } catch {
      return "\(error)"
    }
  }
}

extension Option<Int> {
  fileprivate static let times = Self(
    "times", short: "n", .integer(1...10_000), in: .talk, "Say it N times", default: 1)
}

extension Option<Bool> {
  fileprivate static let loud = Self(flag: "loud", short: "l", in: .talk, "Shout")
}

extension Option<Greeter.Mood?> {
  fileprivate static let mood = Self("mood", .choice, in: .talk, "How to feel")
}

extension OptionGroup {
  fileprivate static let talk = Self("Talk")
}
