import CommandLineKit

extension HelpSection {
  /// The protocol of external players in short; `ExternalPlayer` documents all of it.
  static let externalPlayers = HelpSection(
    line: """
      External players:
        COMMAND runs in a shell, once per thread. It reads lines of JSON:
          {"begin":{"version":2,"cards":16,"matchSize":2,"players":1,
            "table":[-1,-1,...]}}
          {"choose":{"player":0,"faceUp":[5],"table":[-1,3,-2,...],"scores":[0],
            "chance":81...}}
          {"saw":{"player":0,"card":5,"kind":3,"outcome":"turnedUp"}}
          {"end":true,"game":7,"scores":[12],"turns":23,"time":45000000000}
        It answers each choose, and nothing else, with a line: the number of a card.
        A table has the kind of each card that can be seen, -1 for a card that is
        face down, -2 for one that has been removed. Cards of faceUp cannot be
        chosen. chance is a number below 2^53, the same whenever this game is
        played. Outcomes are turnedUp, matched, missed, or ignored with a reason;
        after ignored, choose comes again. end is the last line of a game, with its
        time in nanoseconds; version 1 had none. After 3 bad answers in a row, or
        without an answer, the game is unfinished. A program that sends extra lines
        is ended. The run ends when the program is silent, exits or sends extra
        lines for the third time. In all these cases the exit code is 3.
      """)

  /// The naming of external programs in shards.
  static let namedPlayers = HelpSection(
    "External players in shards",
    paragraph: """
      A spec names another program external:NAME and contains no command: work --external \
      NAME=COMMAND sets the command for that name, and a spec with any other name is refused. \
      Nothing that is read is ever run. simulate --help describes what such a program must do. If \
      it leaves a game unfinished or sends extra lines, the shard's line is an error with code 3. \
      merge --external NAME=COMMAND names the command in the report.
      """)
}
