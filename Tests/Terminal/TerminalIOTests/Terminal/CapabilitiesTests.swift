import TerminalIO
import Testing
import TextUI

@Suite struct CapabilitiesTests {
  private func capabilities(
    _ environment: [String: String], input: Bool = true, output: Bool = true,
    color: Capabilities.ColorChoice = .auto, isASCII: Bool = false
  ) -> Capabilities {
    Capabilities(
      environment: ["TERM": "xterm"].merging(environment) { $1 }, isInputTerminal: input,
      isOutputTerminal: output, color: color, isASCII: isASCII)
  }

  @Test("a screen needs a terminal that can do more than lines")
  func interactive() {
    #expect(
      capabilities([:]).isInteractive && !capabilities([:], input: false).isInteractive
        && !capabilities([:], output: false).isInteractive
        && !capabilities(["TERM": "dumb"]).isInteractive)
    #expect(
      !capabilities(["TERM": ""]).isInteractive
        && !Capabilities(environment: [:], isInputTerminal: true, isOutputTerminal: true)
          .isInteractive
    )
  }

  @Test(
    "the bytes of a key may be 100 milliseconds apart, or as far as ESCDELAY says",
    arguments: [
      (nil, 120), ("25", 25), ("0", 0), ("1000", 1_000), ("999999", 10_000), ("-1", 120),
      ("1e3", 120), ("", 120), ("99999999999999999999", 120),
    ])
  func escapeDelay(variable: String?, milliseconds: Int) {
    #expect(
      capabilities(variable.map { ["ESCDELAY": $0] } ?? [:]).escapePatience
        == .milliseconds(milliseconds))
  }

  @Test(
    "the first variable of the locale that is not empty decides the encoding",
    arguments: [
      (["LANG": "en_GB.UTF-8"], true), (["LANG": "de_DE.utf8"], true), (["LANG": "UTF-8"], true),
      (["LANG": "de_DE.UTF-8@euro"], true), (["LANG": "C"], false), ([:], false),
      (["LC_ALL": "C", "LANG": "en_GB.UTF-8"], false),
      (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
      (["LC_CTYPE": "POSIX", "LANG": "C.UTF-8"], false),
      (["LANG": "de_DE.ISO-8859-1"], false),
    ])
  func encoding(environment: [String: String], isUnicode: Bool) {
    #expect(
      capabilities(environment).isUnicode == isUnicode
        && !capabilities(environment, isASCII: true).isUnicode)
  }

  @Test("consoles that print unknown commands get none", arguments: ["linux", "vt100", "cons25"])
  func commands(term: String) {
    #expect(
      !capabilities(["TERM": term]).acceptsCommands
        && capabilities(["TERM": "xterm"]).acceptsCommands)
  }

  @Test(
    "more colours than sixteen need evidence",
    arguments: [
      ([:], .ansi16), (["TERM": "vt100"], .none), (["TERM": "vt220"], .none),
      (["TERM": "linux"], .ansi16),
      (["TERM": "xterm-256color"], .palette256), (["TERM": "tmux-256color"], .palette256),
      (["COLORTERM": "truecolor"], .trueColor), (["COLORTERM": "24bit"], .trueColor),
      (["COLORTERM": "yes"], .ansi16), (["TERM": "xterm-direct"], .trueColor),
      (["TERM": "xterm-kitty"], .trueColor), (["TERM": "foot"], .trueColor),
      (["TERM_PROGRAM": "iTerm.app"], .trueColor), (["TERM_PROGRAM": "vscode"], .trueColor),
      (["TERM_PROGRAM": "something"], .ansi16), (["WT_SESSION": "1"], .trueColor),
      (["TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "453"], .palette256),
      (["TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "464.1"], .trueColor),
      (["TERM_PROGRAM": "Apple_Terminal", "COLORTERM": "truecolor"], .palette256),
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], .palette256),
      (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/t"], .trueColor),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    ] as [([String: String], ColorDepth)])
  func evidence(environment: [String: String], depth: ColorDepth) {
    #expect(capabilities(environment).depth == depth)
  }

  @Test(
    "a choice in the environment overrides detection, and forced colours override NO_COLOR",
    arguments: [
      (["NO_COLOR": "1"], .none), (["NO_COLOR": ""], .palette256),
      (["NO_COLOR": "1", "FORCE_COLOR": "1"], .palette256),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .palette256),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "0"], .none), (["FORCE_COLOR": ""], .palette256),
      (["FORCE_COLOR": "0"], .none), (["FORCE_COLOR": "false"], .none),
      (["FORCE_COLOR": "true"], .palette256), (["FORCE_COLOR": "2"], .palette256),
      (["FORCE_COLOR": "3"], .trueColor), (["FORCE_COLOR": "1", "TERM": "dumb"], .ansi16),
      (["CLICOLOR": "0"], .none), (["CLICOLOR": "1"], .palette256), (["CLICOLOR": ""], .palette256),
      (["CLICOLOR": "1", "NO_COLOR": "1"], .none),
      (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .palette256),
      (["CLICOLOR": "0", "FORCE_COLOR": "2"], .palette256),
    ] as [([String: String], ColorDepth)])
  func choices(environment: [String: String], depth: ColorDepth) {
    let environment = ["TERM": "xterm-256color"].merging(environment) { $1 }

    #expect(
      (capabilities(environment).depth, capabilities(environment, color: .never).depth) == (
        depth, ColorDepth.none
      ) && capabilities(environment, color: .always).depth >= .ansi16)
  }

  @Test(
    "only terminals that ignore unknown queries are queried, and the Linux console has its signs")
  func questions() {
    #expect(
      (
        capabilities([:]).questions, capabilities(["TERM_PROGRAM": "Apple_Terminal"]).questions,
        capabilities(["NO_COLOR": "1"]).questions
      ) == (
        [.background, .palette, .version, .synchronizedOutput], [.background, .palette, .version],
        [.background, .synchronizedOutput]
      ))
    #expect(
      (capabilities(["TERM": "linux"]).questions, capabilities(["TERM": "vt220"]).questions) == (
        [], []
      ))

    let console = capabilities(["TERM": "linux", "LANG": "C.UTF-8"])
    #expect(!console.isUnicode && console.drawsConsoleFont)
    for (term, locale, isASCII) in [
      ("linux", "C", false), ("linux", "C.UTF-8", true), ("xterm", "C.UTF-8", false),
    ] {
      let other = capabilities(["TERM": term, "LANG": locale], isASCII: isASCII)
      #expect(!other.drawsConsoleFont)
    }
  }

  @Test(
    "COLORFGBG suggests a scheme by its last number",
    arguments: [
      ("15;0", .dark), ("0;default;15", .light), ("0;7", .light), ("7;8", .dark), ("0;6", .dark),
      ("default;default", nil), ("0", nil), ("", nil), ("0;16", nil), ("0;-1", nil), (";", nil),
    ] as [(String, ColorScheme?)])
  func scheme(variable: String, scheme: ColorScheme?) {
    #expect(capabilities(["COLORFGBG": variable]).colorScheme == scheme)
  }

  @Test(
    "a terminal whose colours are known from TERM alone is asked for its name",
    arguments: [
      ([:], true), (["TERM": "xterm-256color"], true), (["COLORTERM": "truecolor"], false),
      (["NO_COLOR": "1"], false), (["FORCE_COLOR": "1"], false), (["TERM": "screen"], false),
      (["TERM": "screen", "TMUX": "x"], true), (["TERM": "linux"], false),
      (["TERM": "vt100"], false), (["TERM": "dumb"], false),
    ])
  func name(environment: [String: String], isAssumed: Bool) {
    let asked = capabilities(environment)
    #expect(
      asked.isDepthAssumed == isAssumed && (!isAssumed || asked.questions.contains(.version))
        && !capabilities(environment, color: .never).isDepthAssumed)
  }

  @Test("a video terminal has neither colours nor UTF-8", arguments: ["vt100", "vt220", "vt52"])
  func video(term: String) {
    let video = capabilities(["TERM": term, "LANG": "C.UTF-8", "COLORTERM": "truecolor"])
    #expect(video.depth == .none && !video.isUnicode)
  }

  @Test(
    "terminals that cut lines instead of wrapping them anew are known",
    arguments: [
      (["TERM": "xterm-256color"], true), (["TERM": "tmux-256color"], true),
      (["TERM": "screen", "TMUX": "x"], true), (["TERM": "screen"], false),
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(390)"], false), (["TERM": "linux"], false),
      (["TERM": "st-256color"], false),
    ])
  func reflows(environment: [String: String], reflows: Bool) {
    let capabilities = Capabilities(
      environment: environment, isInputTerminal: true, isOutputTerminal: true)
    #expect(capabilities.reflowsLines == reflows)
  }
}
