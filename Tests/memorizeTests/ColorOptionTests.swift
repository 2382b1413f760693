import Testing

@testable import MemorizeCommands
@testable import memorize

@Suite("Colours on the command line")
struct ColorOptionTests {
  private func color(_ words: [String]) throws -> LookOptions.ColorMode? {
    switch try CommandTable.request(words) {
    case let command as PlayCommand: command.options.look.color
    case let command as ContinueCommand: command.options.look.color
    case let command as PreviewCommand: command.look.color
    default: nil
    }
  }

  @Test("--no-color is --color never", arguments: [[], ["continue"], ["preview"]])
  func standsForNever(command: [String]) throws {
    #expect(try color(command) == .auto)
    #expect(try color(command + ["--no-color"]) == .never)
  }

  @Test("of both the last counts, so that an alias can be overruled")
  func takesTheLast() throws {
    #expect(try color(["--no-color", "--color", "always"]) == .always)
    #expect(try color(["--color=always", "--no-color"]) == .never)
  }

  @Test(
    "what is said goes before what the environment says",
    arguments: [
      (["CLICOLOR=0"], "", false), ([], "", true), (["NO_COLOR=1"], "", false),
      (["CLICOLOR=0", "CLICOLOR_FORCE=1"], "", true), (["FORCE_COLOR=1"], "--no-color", false),
      (["CLICOLOR=0"], "--color=always", true),
    ])
  func followsOrder(variables: [String], option: String, isColored: Bool) throws {
    let settings = ["TERM=xterm", "COLORTERM="] + variables
    let line = "env -u NO_COLOR -u CLICOLOR_FORCE -u FORCE_COLOR \(settings.joined(separator: " "))"
    let story = """
      command -v script > /dev/null || { echo none; exit; }
      script -qec "\(line) $memorize preview flip --size 20x5 \(option)" /dev/null < /dev/null
      """
    let output = try Program.shell(story).output
    #expect(output == "none\n" || output.contains("\u{1B}[3") == isColored, "\(output)")
  }
}
