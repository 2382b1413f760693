import CommandLineKit

/// A name by which shards call another program, and the command that starts it here.
struct NamedProgram: Hashable, Sendable {
  static let placeholder = "NAME"
  static let longestName = 64

  let name: String
  let command: String

  /// Reads `NAME=COMMAND`; nil if that is not what it is.
  init?(_ text: String) {
    let name = text.prefix { $0 != "=" }
    let command = text.dropFirst(name.count + 1)
    guard Self.isName(String(name)), !command.isEmpty, !command.utf8.contains(0) else {
      return nil
    }
    (self.name, self.command) = (String(name), String(command))
  }

  /// Whether it has 1...64 letters a-z, digits and `-_.`, so that nothing in it can be a command.
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
  /// The command of each name.
  func commands() throws(UsageError) -> [String: String] {
    var commands: [String: String] = [:]
    for program in self {
      guard commands.updateValue(program.command, forKey: program.name) == nil else {
        throw .programNamedTwice(program.name)
      }
    }
    return commands
  }
}
