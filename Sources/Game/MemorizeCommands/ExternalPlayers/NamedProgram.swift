import CommandLineKit

/// A name by which shards call an external program, and the command that starts it here.
struct NamedProgram: Hashable, Sendable {
  static let placeholder = "NAME"
  static let longestName = 64

  let name: String
  let command: String

  /// Reads `NAME=COMMAND`; nil for any other text.
  init?(_ text: String) {
    let name = text.prefix { $0 != "=" }
    let command = text.dropFirst(name.count + 1)
    guard Self.isName(String(name)), !command.isEmpty, !command.utf8.contains(0) else {
      return nil
    }
    (self.name, self.command) = (String(name), String(command))
  }

  /// Returns true for 1 to 64 of the characters a-z, 0-9, `-`, `_` and `.`, which no shell expands.
  static func isName(_ text: String) -> Bool {
    (1...longestName).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-_.".utf8.contains(byte)
        }
      }
  }
}

extension ValueForm<NamedProgram> {
  static var namedProgram: Self {
    Self(
      help: ValueHelp(
        placeholder: "\(NamedProgram.placeholder)=COMMAND",
        allowed:
          "NAME=COMMAND, with 1 to \(NamedProgram.longestName) letters, digits and -_. for NAME"),
      write: { "\($0.name)=\($0.command)" }, read: NamedProgram.init)
  }
}

extension [NamedProgram] {
  /// Returns the commands, indexed by name.
  func commands() throws(UsageError) -> [String: String] {
    var commands: [String: String] = [:]
    for program in self {
      guard commands.updateValue(program.command, forKey: program.name) == nil else {
        throw .usage("\(Option.external.row.title) names \(shown(program.name)) twice")
      }
    }
    return commands
  }
}
