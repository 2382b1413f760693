/// Returns the answer to `help` in one's own game, which is saved or not.
func lineHelp(isSaved: Bool) -> String {
  let save =
    isSaved
    ? "every card is saved at once; save NAME gives the game a name"
    : "this game is NOT being saved; save ./FILE saves it in a file"
  let end =
    isSaved ? "the game is saved" : "the game is lost unless you have just saved it in a file"
  return """
    Find the cards that belong together. Type the number of a card to turn it up, or
    several numbers in one line: 5 9

      hint       what a good memory would turn next
      table      the whole table: [5] is face down, a dot is gone
      score      score, turns, cards left and time
      pause      stop the clock; resume starts it again
      undo       take the last flip back, in practice
      shuffle    move all cards to new places
      new        another game; new 42 deals seed 42
      record     this game so far, for memorize replay -
      result     the result of a finished game in two lines, to send to others
      themes     list the themes; play sea deals that theme
      games      list saved games; continue plays the last, continue NAME another
      save       \(save)
      scores     the best scores of this theme
      quit       stop; \(end)

    The first letter will do for hint, table, score, pause, resume, undo, new, quit.

    """
}
