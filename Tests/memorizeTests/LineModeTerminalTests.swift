#if os(Linux)
import Testing

/// Runs on a terminal of their own, which `script` makes.
@Suite("Line mode on a terminal")
struct LineModeTerminalTests {
  /// What comes out on the terminal, without the lines that were typed.
  private func play(_ arguments: String, typing lines: String) throws -> String {
    let story = """
      command -v script > /dev/null || { echo none; exit; }
      printf '\(lines)' | script -qec "$memorize \(arguments)" /dev/null
      """
    let result = try Program.shell(story)
    #expect(result.status == 0)
    return result.output.filter { $0 != "\r" }
      .split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
  }

  private func expect(_ output: String, contains text: String) {
    #expect(output == "none\n" || output.contains(text), "\(output)")
  }

  @Test("a new best score asks for a name, and the list has it")
  func asksForName() throws {
    let output = try play(
      "--plain --pairs 1 --seed 1", typing: "1 2\\nAda\\nscores\\nnew\\n1 2\\n\\nquit\\n")

    expect(output, contains: "That is the best score so far.\nYour name, or Enter for nothing> ")
    expect(output, contains: "\n1. Ada: ")
  }

  @Test("who leaves a game that would be lost is asked for another place for it")
  func asksForPlace() throws {
    let story = """
      command -v script > /dev/null || { echo none; exit; }
      place=$HOME/my.game; export HOME=
      printf "1\\nquit\\n/no/such/x\\n$place\\n" |
        script -qec "$memorize --plain --pairs 2 --seed 1" /dev/null
      "$memorize" continue "$place" --table ask < /dev/null
      """
    let output = try Program.shell(story).output.filter { !["\r", "\r\n"].contains($0) }

    expect(output, contains: "This game will be lost: there is no place for it")
    expect(output, contains: "It could not be saved there: there is no folder /no/such/.")
    expect(output, contains: "my.game. Go on with: memorize continue '")
    expect(output, contains: "0 turns, 4 cards left")
  }

  @Test("with --no-input nothing is asked but cards")
  func asksNothing() throws {
    let output = try play("--plain --pairs 1 --seed 1 --no-input", typing: "1 2\\nquit\\n")

    expect(output, contains: "That is the best score so far.\nSeed 1.")
    #expect(!output.contains("Your name"))
  }

  @Test("a terminal that can do nothing gets plain lines, and a plain game no escape byte")
  func writesNoEscape() throws {
    for arguments in ["--pairs 2 --seed 1 --no-input", "--plain --pairs 2 --seed 1"] {
      let story = """
        command -v script > /dev/null || { echo none; exit; }
        export TERM=dumb
        printf '1\\nquit\\n' | script -qec "$memorize \(arguments)" /dev/null
        """
      let output = try Program.shell(story).output
      expect(output, contains: "card> card 1: rabbit.")
      #expect(!output.contains("\u{1B}"))
    }
  }
}
#endif
