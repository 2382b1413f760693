#if os(Linux)
import TestSupport
import Testing

@Suite("Signals that end a long run")
struct InterruptTests {
  @Test("an interrupted run leaves complete files, and prints its partial result")
  func interrupts() throws {
    let result = try Program.shell(
      """
      cd "$HOME"; "$memorize" simulate -p 8 -n 1G --out o --svg p > t & id=$!
      \(Program.untilCatching)
      kill -INT $id; wait $id; echo "status $?"; ls . o; grep -c INCOMPLETE t
      """)
    #expect(
      (
        result.output, result.errors.hasPrefix("memorize: interrupted: the result counts "),
        result.errors.hasSuffix(" of 1000000000 games\n")
      ) == ("status 130\n.:\no\np\nt\n\no:\nsimulate.csv\nsimulate.json\n1\n", true, true))
  }

  @Test(
    "a signal leaves no summary of a shard, but an error that says whether to try again",
    arguments: [("INT", 130, "interrupted"), ("TERM", 75, "terminated")])
  func stopsWork(signal: String, code: Int32, word: String) throws {
    let result = try Program.shell(
      """
      cd "$HOME"; mkfifo heart
      "$memorize" shards -n 1000G --size 1000G -p 1000 --limit turns:3 --seed 1 > plan
      "$memorize" work --heartbeat 10ms < plan 2> heart & id=$!
      exec 3< heart; read -r beat <&3; echo "$beat"
      kill -\(signal) $id; wait $id; status=$?
      grep -v heartbeat <&3 >&2; exit $status
      """)
    let message = "\(word) before shard 0 was played"
    let lines = result.output.split(separator: "\n")

    #expect(
      (
        lines.first?.hasPrefix(#"{"kind":"heartbeat","run":""#), lines.dropFirst(), result.errors,
        result.status
      ) == (
        true, [#"{"kind":"error","shard":0,"code":\#(code),"message":"\#(message)"}"#],
        "memorize: \(message)\n", code
      ))
  }

  @Test("a killed worker leaves a gap, which another worker fills")
  func survivesKill() throws {
    let result = try Program.shell(
      """
      cd "$HOME"; mkfifo in; run='-n 40 -p 4 --seed 7'
      "$memorize" shards $run --size 10 > plan; "$memorize" simulate $run --json > whole
      "$memorize" work < in > one & id=$!
      exec 3> in; sed -n 1,2p plan >&3
      until [ "$(wc -l < one)" -eq 2 ]; do kill -0 $id || exit; done
      kill -KILL $id; wait $id
      "$memorize" merge one > gaps; echo $? >&2
      "$memorize" work < gaps | "$memorize" merge one - --json | cmp - whole && echo whole
      """)
    #expect(
      (
        result.output, result.status,
        result.errors.contains("memorize: 20 of 40 games are missing;"),
        result.errors.hasSuffix("standard output\n3\n")
      ) == ("whole\n", 0, true, true))
  }
}
#endif
