/// Returns the answer to `help` in one's own game, which is saved or not.
func lineHelp(isSaved: Bool) -> String {
  let save =
    isSaved
    ? "every card is saved at once; save NAME gives the game a name"
    : "this game is NOT being saved; save ./FILE puts it into a file"
  let end = isSaved ? "the game is saved" : "the game is lost unless it is in a file as it is now"
  return """
    Find the cards that belong together. Type the number of a card to turn it up, or
    several numbers in one line: 5 9

      hint       what a good memory would turn next
      table      the whole table: [5] is face down, a dot is gone
      score      score, turns, cards left and time
      pause      stop the clock; resume goes on
      undo       take the last flip back, in practice
      shuffle    move all cards to new places
      new        another game; new 42 deals seed 42
      record     this game so far, for memorize replay -
      themes     what else can be played; play sea deals the sea
      games      saved games; continue goes on with the last, or continue NAME
      save       \(save)
      scores     the best scores of this theme
      quit       stop; \(end)

    First letters do as well for hint, table, score, pause, resume, undo, new, quit.

    """
}
