import CommandLineKit
import Testing

@Suite("A program of two commands")
struct ParsingTests {
  @Test(
    "each command line runs the command with its options",
    arguments: [
      ("", "hello you"),
      ("greet", "hello you"),
      ("greet Ada", "hello Ada"),
      ("greet Ada --times 2", "hello Ada, hello Ada"),
      ("--times=2 -l", "HELLO you, HELLO you"),
      ("-n2", "hello you, hello you"),
      ("-n=2", "hello you, hello you"),
      ("-n 9 greet -n 2", "hello greet, hello greet"),
      ("greet -- -l", "hello -l"),
      ("part Ada Bob --mood sad", "bye Ada and Bob, I am sad"),
      ("part -", "bye -, I am gone"),
      ("--version", "greeter 1.2"),
      ("part --version", "greeter 1.2"),
    ])
  func reads(line: String, text: String) {
    #expect(Greeter.run(line) == text)
  }

  @Test(
    "errors are shown with a suggestion or the usage",
    arguments: [
      ("gret", "unknown command \"gret\"; did you mean greet?"),
      ("xyzzy", "unknown command \"xyzzy\"; see greeter --help"),
      ("greet a b", "unexpected argument \"b\"; usage: greeter [greet] [NAME] [OPTIONS]"),
      ("greet --loudly", "unknown option \"--loudly\"; did you mean --loud?"),
      ("greet --wxyz", "unknown option \"--wxyz\"; see greeter greet --help"),
      ("greet --mood sad", "unknown option --mood; usage: greeter [greet] [NAME] [OPTIONS]"),
      ("greet --times", "--times needs a value: 1...10000"),
      ("greet --times --loud", "--times needs a value: 1...10000"),
      ("greet --times 0", "--times must be 1...10000, not \"0\""),
      ("greet --loud=yes", "--loud takes no value"),
      ("part", "NAME is missing; usage: greeter part NAME... [OPTIONS]"),
      ("part a b c d", "unexpected argument \"d\"; usage: greeter part NAME... [OPTIONS]"),
      ("part a --mood bad", "--mood must be glad or sad, not \"bad\""),
      ("greet --times \u{1B}[2Jé", "--times must be 1...10000, not \"\\u{1B}[2J\\u{00E9}\""),
    ])
  func explains(line: String, message: String) {
    #expect(Greeter.run(line) == message)
  }

  @Test("help of a command lists the options that the command reads, and no others")
  func derivesHelp() {
    #expect(
      Greeter.run("greet --help") == """
        Say hello.

        Usage: greeter [greet] [NAME] [OPTIONS]

        Examples:
          greeter greet Ada -n 3  three times

        Talk:
          -n, --times N  Say it N times (1...10000, default 1)
          -l, --loud     Shout

        Help:
          -h, --help     Print this help
          -V, --version  Print name and version

        Values:
          N             a whole number: 10000, 10_000, 10k; also M and G
          D             a time: 250ms, 6s, 1.5m, 2h; also us and ns; 0 needs no unit
          --name=value  the same as --name value; the last one counts
          --            ends the options

        """)
    #expect(
      Greeter.run("-h").hasPrefix(
        """
        greeter 1.2: good manners

        Usage: greeter [greet] [NAME] [OPTIONS]
               greeter COMMAND [OPTIONS]

        Examples:
          greeter greet Ada -n 3  three times

        Commands:
          greet  Say hello
          part   Say goodbye

        Talk:

        """))
  }

  @Test("help has no headings without content, and for an unknown command is refused")
  func leavesOut() {
    #expect(
      !Greeter.run("part --help").contains("Examples")
        && !Greeter.run("part --help").contains("Exit codes"))

    #expect(throws: ArgumentError.self) { try HelpPage(asking: "gret", in: Greeter.program.syntax) }
    #expect(throws: Never.self) { try HelpPage(asking: "part", in: Greeter.program.syntax) }
  }
}
