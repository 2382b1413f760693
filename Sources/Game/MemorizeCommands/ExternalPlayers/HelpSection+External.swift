import CommandLineKit

extension HelpSection {
  /// The protocol of external players in short; `ExternalPlayer` documents all of it.
  static let externalPlayers = HelpSection(
    line: """
      External players:
        COMMAND runs in a shell, once a thread. It reads lines of JSON:
          {"begin":{"version":2,"cards":16,"matchSize":2,"players":1,
            "table":[-1,-1,...]}}
          {"choose":{"player":0,"faceUp":[5],"table":[-1,3,-2,...],"scores":[0],
            "chance":81...}}
          {"saw":{"player":0,"card":5,"kind":3,"outcome":"turnedUp"}}
          {"end":true,"game":7,"scores":[12],"turns":23,"time":45000000000}
        and answers each choose, and nothing else, with a line that is the number of
        a card. A table tells of each card its kind if that can be seen, -1 if it
        lies face down, -2 if it is gone. Cards of faceUp cannot be chosen. chance
        is a number below 2^53, the same whenever this game is played. Outcomes are
        turnedUp, matched, missed or ignored with a reason; then choose comes again.
        end is the last line of a game; its time is in nanoseconds. Version 1 had
        none. After 3 bad answers in a row, or without an answer, the game is
        unfinished; a program that answers more than it is asked is ended. The
        program's third silence, death or surplus ends the run. Each time the exit
        code is 3.
      """)

  /// The naming of external programs in shards.
  static let namedPlayers = HelpSection(
    "External players in shards",
    paragraph: """
      A spec calls another program external:NAME and holds no command: work --external \
      NAME=COMMAND tells what to run by that name, and refuses a spec that names any other. What \
      is read is never run. simulate --help tells what such a program must do. A shard of which \
      it left a game, or in which it said too much, is answered by an error with code 3.
      """)
}
