import PseudoTerminals
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The probe in tmux, if it is installed.
@Suite(.serialized)
struct TmuxTests {
  private static let paths = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]

  private static var isThere: Bool {
    paths.contains { access("\($0)/tmux", X_OK) == 0 }
  }

  /// Each `see` waits until a text is in the pane.
  private static let story = """
    t() { tmux -L "memorize-$$" -f /dev/null "$@"; }
    see() {
      for i in {1..600}; do t capture-pane -p | grep -qF "$1" && return; done
      t capture-pane -p; t kill-server; echo "not seen: $1"; exit 1
    }
    export probe=$1
    t new-session -d -x 80 -y 24 'bash --norc --noprofile'
    t send-keys 'seq 60' Enter; see 60
    t send-keys '"$probe"' Enter; see 'probe 80 by 24.'
    t send-keys a; see 'latest key character("a")'
    t resize-window -x 60 -y 20; see 'probe 60 by 20.'
    t send-keys C-z; see Stopped
    t resize-window -x 70 -y 22
    t send-keys fg Enter; see 'probe 70 by 22.'; see 'pauses 2.'
    t resize-window -x 90 -y 35; see 'probe 90 by 35.'
    flags='#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{mouse_sgr_flag}'
    echo "taken: $(t display-message -p "$flags")"
    t send-keys q; see 'ending: finished'
    echo "returned: $(t display-message -p "$flags")"
    t capture-pane -p | grep -F 'pauses 2.'
    t kill-server
    """

  @Test(
    "in tmux it starts, resizes, stops, continues and leaves no trace",
    .enabled(if: isThere, "needs tmux"))
  func story() throws {
    let terminal = try PseudoTerminal()
    let path = "PATH=/bin:" + Self.paths.joined(separator: ":")
    try terminal.run(
      "/bin/bash", ["-c", Self.story, "story", BuiltProgram.path(of: "TerminalProbe")],
      environment: ["TERM=xterm-256color", "LANG=C.UTF-8", path])

    #expect(try terminal.end() == 0, "\(terminal.text)")
    #expect(terminal.text == "taken: 1 0 1 1\r\nreturned: 0 1 0 0\r\n")
  }
}
