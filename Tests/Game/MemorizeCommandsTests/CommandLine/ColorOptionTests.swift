import TestSupport
import Testing

@testable import MemorizeCommands

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
    #expect(try color(command) == .auto && color(command + ["--no-color"]) == .never)
  }

  @Test("the last of --color and --no-color counts, so that an alias can be overruled")
  func takesTheLast() throws {
    #expect(
      try color(["--no-color", "--color", "always"]) == .always
        && color(["--color=always", "--no-color"]) == .never)
  }

  @Test(
    "an option overrides the environment",
    arguments: [
      (["CLICOLOR=0"], "", false), ([], "", true), (["NO_COLOR=1"], "", false),
      (["CLICOLOR=0", "CLICOLOR_FORCE=1"], "", true), (["FORCE_COLOR=1"], "--no-color", false),
      (["CLICOLOR=0"], "--color=always", true),
    ])
  func followsOrder(variables: [String], option: String, isColored: Bool) async {
    var environment = ["TERM": "xterm"]
    for variable in variables {
      let parts = variable.split(separator: "=").map(String.init)
      environment[parts[0]] = parts[1]
    }
    var world = TestWorld()
    world.terminals = [.output]
    world.stage = .printing(in: environment)
    let options = option.isEmpty ? [] : [option]
    let output = await world.run(["preview", "flip", "--size", "20x5"] + options).output
    #expect(output.contains("\u{1B}[3") == isColored, "\(output)")
  }
}
