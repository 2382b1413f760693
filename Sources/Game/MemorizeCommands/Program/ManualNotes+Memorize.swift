import CommandLineKit
import MemoryStore

extension ManualNotes {
  /// The subjects, the variables of the system, the limitations, and the related pages of the
  /// game's manual.
  static let memorize = ManualNotes(
    sections: [wordLists, versions],
    environment: [
      Term("HOME", "The folder for all files, unless an XDG variable names another"),
      Term("XDG_CONFIG_HOME", "The folder of settings; see FILES"),
      Term("XDG_DATA_HOME", "The folder of themes, scores and games, and of fonts; see FILES"),
      Term("XDG_RUNTIME_DIR", "The folder of shared games; see FILES"),
      Term("LC_ALL, LC_CTYPE, LANG", "The locale; without UTF-8 only ASCII is shown"),
      Term("LC_MESSAGES", "The language of words, after LC_ALL and before LANG; see --words"),
      Term("TERM", "The kind of terminal; on a dumb one the game is played in plain lines"),
      Term("COLORTERM", "Whether the terminal shows all colours: truecolor or 24bit"),
      Term("COLORFGBG", "Whether the background is dark or light, until the terminal answers"),
      Term(
        "TERM_PROGRAM, TERM_PROGRAM_VERSION, WT_SESSION, XTERM_VERSION",
        "The terminal's name, which tells its colours and pictures"),
      Term(
        "TMUX",
        "Set inside tmux, which gets no pictures of the kitty protocol, and sixels only if chosen"),
      Term(
        "ESCDELAY",
        "The milliseconds for which Escape waits for the rest of a key's bytes, 120 by default"),
      Term("TZ", "The time zone, which decides the day of the daily deal"),
      Term("COLUMNS, LINES", "The size of a terminal that does not report one"),
    ],
    bugs: [
      "Terminals do not agree on the widths of the newest emoji, which may look cut off.",
      "The program has never been run on macOS.",
    ],
    seeAlso: ["locale(7)", "parallel(1)", "term(7)", "tmpfiles.d(5)", "tmux(1)"])

  private static let versions = Section(
    "VERSIONS",
    [
      "Files name their format and its version. Those of older versions are read, those of newer "
        + "ones are left as they are. This program writes "
        + FileFormat.all.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
        + "; games and themes without filters and stickers, the version before."
    ])
}
