import TestSupport
import Testing

@Suite("Saved games of several programs")
struct SavedGameStoryTests {
  @Test("a game is played by one program at a time, locked meanwhile, and free at the end")
  func isPlayedOnce() throws {
    let story = """
      cd "$HOME"; mkfifo in
      "$memorize" --pairs 2 --seed 1 --table ask < in > out & player=$!
      exec 9> in; printf '1\\n' >&9
      until grep -qs '^card 1:' out; do :; done
      "$memorize" continue < /dev/null; echo "status $?"
      "$memorize" games delete --yes Animals; echo "status $?"
      "$memorize" games rename Animals Other; echo "status $?"
      "$memorize" games | grep -c 'in use by another program'
      exec 9>&-; wait $player; echo "status $?"
      "$memorize" games --names
      "$memorize" continue --table ask < /dev/null | grep -c Stopped
      """
    let result = try Program.shell(story)
    let line = "memorize: the game Animals is in use by another program"
    let way = "; to play it in both, share it there with memorize continue --share\n"
    #expect(
      [result.output, result.errors] == [
        "status 75\nstatus 75\nstatus 75\n1\nstatus 0\nAnimals\n1\n",
        "\(line)\(way)\(line)\n\(line)\n",
      ])
  }

  @Test("a killed game resumes after its last card, and an argument is a name before a file")
  func survivesKilling() async throws {
    let home = PlayerHome()
    var story = """
      cd "$HOME"; mkfifo in
      "$memorize" --pairs 6 --seed 5 --table ask < in > out & player=$!
      exec 9> in; printf '1\\n2\\n3\\n' >&9
      until grep -q '^card 3:' out; do :; done
      kill -9 $player; wait $player; echo "ended by $?"
      for run in 1 2; do "$memorize" --pairs 2 --table ask < /dev/null | grep interrupted; done
      "$memorize" continue --table ask < /dev/null
      """
    let result = try Program.shell(story, at: home)
    let interrupted =
      "Animals was interrupted with 12 of 12 cards left. It is saved: type continue Animals."

    #expect(
      (
        result.output.hasPrefix(
          "ended by 137\n\(interrupted)\nAnimals: 12 cards, 2 to a match. Seed 5.\n"),
        result.output.contains("Stopped. Score 0. 1 turn, 12 cards left, "), result.status
      ) == (true, true, 0))
    let replay = await Program.here(["replay", try #require(home.games.first), "--json"]).output
    let cards = replay.matches(of: /"card":(\d+)/).map { Int($0.1) }

    story = """
      cd "$HOME"; play='--pairs 2 --seed 1 --flip-time 1s --table ask'
      printf '1\\nsave mine\\n' | "$memorize" $play > out
      printf '1\\n3\\nsave %s/yours\\n' "$PWD" | env HOME= "$memorize" $play > out; cp yours mine
      for game in mine yours ./mine; do
        "$memorize" continue $game --table ask < /dev/null | grep -c 'Score 0. 1 turn,'
      done
      """
    #expect(try (cards, Program.shell(story).output) == ([0, 1, 2], "0\n1\n1\n"))
  }
}
