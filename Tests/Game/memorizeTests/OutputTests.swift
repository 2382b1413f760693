import TestSupport
import Testing

@Suite("Output of results")
struct OutputTests {
  /// Shell code that makes descriptor 4 a pipe without a reader.
  private static let withoutReader =
    "mkfifo \"$HOME/pipe\"; exec 3<> \"$HOME/pipe\"; exec 4> \"$HOME/pipe\" 3<&-"

  @Test("a reader that closes the pipe ends the program silently")
  func endsWithReader() throws {
    // The status of a process that SIGPIPE ends is 128 + 13.
    let result = try Program.shell(
      "\(Self.withoutReader); \"$memorize\" --help >&4; echo $? >&2")

    #expect(result == RunResult(errors: "141\n"))
  }

  @Test("if SIGPIPE is ignored, a closed pipe is a silent failure")
  func noticesClosedPipe() throws {
    let result = try Program.shell(
      "trap '' PIPE; \(Self.withoutReader); \"$memorize\" --help >&4; echo $? >&2")

    #expect(result == RunResult(errors: "74\n"))
  }

  @Test("a device or a pipe is written directly, and a lost message does not change the exit code")
  func survivesClosedErrors() throws {
    let earlierStatus = try Program.shell("\"$memorize\" --pear 2>&-").status

    let result = try Program.shell(
      """
      cd "$HOME"; mkfifo pipe; head -c 4 pipe & "$memorize" simulate -n 5 --svg pipe > t; wait; echo
      "$memorize" simulate -n 5 --svg /dev/stdout | grep -c -e '^<svg' -e '^5 games'; ls
      """)
    #expect((earlierStatus, result.output) == (64, "<svg\n2\npipe\nt\n"))
  }

  #if os(Linux)
  @Test("results that find the disk full are a failure")
  func noticesFullDisk() throws {
    #expect(try Program.run(["--help"], outputTo: "/dev/full") == .fullDisk)
  }

  @Test("a file that grows too large, or may not grow, leaves the old one and no partial result")
  func keepsOldFile() throws {
    let result = try Program.shell(
      """
      cd "$HOME"; mkdir o; echo old > o/simulate.csv
      (trap '' XFSZ; ulimit -f 1; "$memorize" simulate -n 200 -p 3 --out o > t; echo $?)
      cat o/simulate.csv; ls o
      """)
    #expect(
      [result.output, result.errors] == [
        "74\nold\nsimulate.csv\n", "memorize: o/simulate.csv: File too large\n",
      ])

    let story = """
      cd "$HOME"
      { ulimit -f 0; printf '1\\nsave ./x\\nsave\\n' | "$memorize" -p 2 --seed 1 --table ask; } | cat
      find . -type f
      """
    let output = try Program.shell(story).output

    #expect(
      output.contains("The game is not being saved: games/")
        && output.contains("It could not be saved there: ./x: File too large.\n")
        && output.contains("card> save\nThis game is not being saved.\n")
        && output.contains("The game Animals is lost: games/"))
    #expect(
      !output.contains("Saved") && output.contains("Seed 1. The same deal again:")
        && output.split(separator: "\n").last?.hasPrefix("Seed 1.") == true)
  }
  #endif
}
