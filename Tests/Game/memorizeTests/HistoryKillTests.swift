import Foundation
import TestSupport
import Testing

/// Games that are won while their program is killed, at random moments.
@Suite struct HistoryKillTests {
  /// The number of kills; `MEMORIZE_KILLS=1000 swift test --filter KillTests` takes some minutes.
  private static let kills =
    ProcessInfo.processInfo.environment["MEMORIZE_KILLS"] ?? (Sampling.isWhole ? "12" : "6")

  /// Plays a game of two pairs in eight flips, kills the program after some of them, and plays to
  /// the end.
  private static let story = """
    set +e; base=$HOME; i=0
    moves='1 2 3 4 1 3 2 4 1 4 2 3'
    while [ $i -lt \(kills) ]; do
      i=$((i + 1)); export HOME=$base/$i; mkdir "$HOME"; cd "$HOME"; mkfifo in
      history=.local/share/memorize/history.jsonl
      "$memorize" --pairs 2 --seed 5 --table ask < in > out & player=$!
      exec 9> in; printf '%s\\n' $moves >&9
      until [ $(grep -c '^card ' out) -gt $((2 + i % 6)) ]; do kill -0 $player || break; done
      spins=$((i * 137 % 900)); while [ $spins -gt 0 ]; do spins=$((spins - 1)); done
      kill -9 $player; wait $player; echo "ended by $?"; exec 9>&-
      won=$(grep -c 'You win' out); kept=0
      [ -f $history ] && kept=$(grep -c '"turns"' $history)
      [ $kept -ge $won ] || echo "run $i: the end was shown, and is not in the history"
      printf '%s\\n' $moves | "$memorize" continue --table ask > rest 2>&1
      all=$(grep -c '"turns"' $history)
      [ "$all" = 1 ] || echo "run $i: $all games are in the history"
      "$memorize" memory | grep -q '^1 finished game[.]' || echo "run $i: memory has another number"
      cd "$base"; rm -r "$base/$i"
    done
    """

  #if os(Linux)
  @Test func `a game whose end was shown is in the history once, after a kill at any time`() throws
  {
    let result = try Program.shell(Self.story)

    let lines = result.output.split(separator: "\n")
    #expect((lines.filter { $0 != "ended by 137" }, lines.count) == ([], Int(Self.kills)))
  }
  #endif
}
