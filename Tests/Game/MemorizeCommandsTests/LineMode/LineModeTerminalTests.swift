import MemorizeCommands
import TestSupport
import Testing

@Suite("Line mode on a terminal")
struct LineModeTerminalTests {
  /// Returns the output of a game in lines at a terminal that echoes by itself.
  private func play(
    _ arguments: String, typing lines: String, at home: PlayerHome = PlayerHome()
  ) async -> String {
    var world = TestWorld(input: lines, at: home)
    world.terminals = [.input, .output]
    let result = await world.run(arguments.split(separator: " ").map(String.init))
    #expect(result.status == 0)
    return result.output
  }

  @Test("a best score asks for a name, and a game that would be lost for another place")
  func asksForName() async {
    let output = await play(
      "--plain --pairs 1 --seed 1", typing: "1 2\nAda\nscores\nnew\n1 2\n\nquit\n")

    #expect(
      output.contains("That is the best score so far.\nYour name, or Enter for nothing> ")
        && output.contains("1. Ada: "))
    do {
      let place = PlayerHome()
      let file = place.path + "/my.game"
      let output = await play(
        "--plain --pairs 2 --seed 1", typing: "1\nquit\n/no/such/x\n\(file)\n",
        at: PlayerHome(["HOME": ""]))

      #expect(
        await unmet(
          output.contains("This game will be lost: there is no place for it")
            && output.contains("It could not be saved there: there is no folder /no/such/.")
            && output.contains("my.game. Continue with: memorize continue "),
          runCommand(["continue", file, "--table", "ask"]).output
            .contains("0 turns, 4 cards left")) == [])
    }
  }

  @Test("with --no-input there are no questions, and a plain terminal gets no escape byte")
  func asksNothing() async {
    let output = await play("--plain --pairs 1 --seed 1 --no-input", typing: "1 2\nquit\n")

    #expect(
      output.contains("That is the best score so far.\nSeed 1.") && !output.contains("Your name"))
    for arguments in ["--pairs 2 --seed 1 --no-input", "--plain --pairs 2 --seed 1"] {
      let output = await play(arguments, typing: "1\nquit\n")
      #expect(output.contains("card> card 1: rabbit.") && !output.contains("\u{1B}"))
    }
  }
}
