import Foundation
import TestSupport
import Testing

/// A game whose program is killed repeatedly, at random moments.
@Suite struct KillTests {
  /// The number of kills; `MEMORIZE_KILLS=1000 swift test --filter KillTests` takes some minutes.
  private static let kills =
    ProcessInfo.processInfo.environment["MEMORIZE_KILLS"] ?? (Sampling.isWhole ? "12" : "6")

  /// Flips up to 16 cards, and kills the program while or after it answers the last one.
  ///
  /// Other programs list the same folder meanwhile, which locks and cleans it.
  private static let story = """
    set +e; base=$HOME; i=0
    while [ $i -lt \(kills) ]; do
      i=$((i + 1)); export HOME=$base/$i; mkdir "$HOME"; cd "$HOME"; mkfifo in
      "$memorize" --pairs 8 --seed $i --table ask < in > out & player=$!
      exec 9> in; flips=$((i % 16 + 1)); n=0
      while [ $n -lt $flips ]; do
        n=$((n + 1)); echo $n >&9
        if [ $((i % 3 + n)) = 3 ]; then "$memorize" games > list & other=$!; fi
        [ $n = $flips ] || until grep -q "^card $n:" out; do :; done
      done
      if [ $((i % 2)) = 0 ]; then until grep -q "^card $n:" out; do :; done; fi
      spins=$((i * 37 % 400)); while [ $spins -gt 0 ]; do spins=$((spins - 1)); done
      kill -9 $player; wait $player; echo "ended by $?"; exec 9>&-
      [ -z "$other" ] || wait $other
      shown=$(grep -c '^card [0-9]*: ' out); kept=0
      for file in .local/share/memorize/games/*.game; do
        [ -f "$file" ] && kept=$("$memorize" replay "$file" --json | grep -c '"move":')
      done
      [ $kept -ge $shown ] || echo "run $i: $shown flips shown, $kept kept"
      cd "$base"; rm -r "$base/$i"
    done
    """

  #if os(Linux)
  @Test func `after a kill at any time no shown flip is missing`() throws {
    let result = try Program.shell(Self.story)

    let lines = result.output.split(separator: "\n")
    #expect((lines.filter { $0 != "ended by 137" }, lines.count) == ([], Int(Self.kills)))
  }
  #endif
}
