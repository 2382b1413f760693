import CommandLineKit

extension HelpSection {
  /// What a program must do to play; `ExternalPlayer` says the same in full.
  static let externalPlayers = HelpSection(
    line: """
      External players:
        COMMAND runs in a shell, once a thread. It reads lines of JSON:
          {"begin":{"cards":16,"matchSize":2,"players":1,"table":[-1,-1,...]}}
          {"choose":{"player":0,"faceUp":[5],"table":[-1,3,-2,...],"scores":[0],
            "chance":81...}}
          {"saw":{"player":0,"card":5,"kind":3,"outcome":"turnedUp"}}
        and answers each choose, and nothing else, with a line that is the number of
        a card. A table tells of each card its kind if that can be seen, -1 if it
        lies face down, -2 if it is gone. Cards of faceUp cannot be chosen. chance
        is a number below 2^53, the same whenever this game is played. Outcomes are
        turnedUp, matched, missed or ignored with a reason; then choose comes again.
        After 3 bad answers in a row, or without an answer, the game is unfinished;
        the program's third silence or death ends the run. Either way the exit code
        is 3.
      """)
}
