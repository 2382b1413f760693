import CommandLineKit
import PseudoTerminals
import Testing

@Suite("Help, manual and completions of any program")
struct HelpTests {
  private let program = Greeter.program.syntax

  @Test(
    "no line of help is wider than the terminal, but for a single word, or ends in a space",
    arguments: [20, 33, 40, 57, 80, 100, 200])
  func fitsColumns(width: Int) {
    for command in program.all.map(Optional.some) + [nil] {
      for length in [HelpLength.short, .full] {
        let text = HelpPage(of: command, in: program).text(length, width: width)
        for line in text.split(separator: "\n") {
          let isWord = line.split(separator: " ").count == 1
          #expect((line.count <= width || isWord) && line.last != " ", "\(line)")
        }
      }
    }
  }

  @Test("help has the same words at every width", arguments: [1, 20, 40, 200, .max])
  func saysTheSame(width: Int) {
    for command in program.all {
      let page = HelpPage(of: command, in: program)
      let usual = page.text(.full).split { $0.isWhitespace }
      #expect(page.text(.full, width: width).split { $0.isWhitespace } == usual)
    }
  }

  @Test("on a narrow terminal each option stands above its description")
  func standsBelow() {
    #expect(
      HelpPage(of: program.command(named: "part"), in: program).text(.short, width: 30) == """
        Say goodbye.

        Usage:
          greeter part NAME...
            [OPTIONS]

        Talk:
          --mood glad|sad
              How to feel

        Help:
          -h, --help
              Print this help
          -V, --version
              Print name and version

        Values:
          N
              a whole number: 10000,
              10_000, 10k; also M and
              G
          D
              a time: 250ms, 6s, 1.5m,
              2h; also us and ns; 0
              needs no unit
          --name=value
              the same as --name
              value; the last one
              counts
          --
              ends the options

        """)
  }

  @Test("the manual has no headings without content, and its first line names the section")
  func writesManual() {
    let headings = ManualPage(of: program).text.split(separator: "\n")
      .filter { $0.hasPrefix(".SH") }
    let titles = [ManualPage(of: program), ManualPage(of: program, in: .games)].map {
      $0.text.prefix { $0 != "\n" }
    }
    #expect(
      headings == [".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH COMMANDS", ".SH OPTIONS"]
        && titles[0].hasPrefix(".TH GREETER 1 ") && titles[0].hasSuffix(" \"User Commands\"")
        && titles[1].hasPrefix(".TH GREETER 6 "))
    #expect(titles[1].hasSuffix(" \"Games Manual\""))
  }

  @Test("the manual names each command in brief, and ends with limitations and related pages")
  func writesNotes() {
    let program = CommandLineProgram(
      "meet",
      about: ProgramSyntax.About(
        version: "1.0", title: "good manners", groups: [],
        manual: ManualNotes(
          sections: [ManualNotes.Section("MANNERS", ["Bow -once.", ".smile"])],
          environment: [Term("LANG", "the language")], bugs: ["Only in English."],
          seeAlso: ["echo(1)", "who(1)"])),
      standard: Command("greet", "Say hello") { _ in true }, commands: [])
    #expect(
      ManualPage(of: program.syntax).text.hasSuffix(
        """
        .SH COMMANDS
        .TP
        .B meet [greet]
        Say hello.
        .PP
        meet help COMMAND prints the options of a command, with examples.
        .SH OPTIONS
        .SS Help
        .TP
        .B \\-h, \\-\\-help
        Print this help. Every command takes it.
        .TP
        .B \\-V, \\-\\-version
        Print name and version. Every command takes it.
        .SH MANNERS
        .PP
        Bow \\-once.
        .PP
        \\&.smile
        .SH ENVIRONMENT
        .TP
        .B LANG
        the language
        .SH BUGS
        .PP
        Only in English.
        .SH SEE ALSO
        echo(1), who(1)

        """))
  }

  @Test(
    "the completion script of a program without actions is valid in its shell",
    arguments: [(Shell.bash, "/bin/bash"), (.zsh, "/bin/zsh"), (.fish, "/usr/bin/fish")])
  func isReadable(shell: Shell, path: String) throws {
    let script = shell.completions(of: program)
    #expect(script.contains("mood") && script.contains("glad sad"))
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    try terminal.run(
      "/bin/sh", ["-c", "test -x \(path) || exit 0; exec \(path) -n -c \"$0\"", script],
      environment: [])
    #expect(try terminal.end() == 0 && terminal.text.isEmpty)
  }
}
