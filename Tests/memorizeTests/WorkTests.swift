import Testing

@Suite("Work: bad lines and early ends")
struct WorkTests {
  @Test("a line that is no spec is answered by an error, and the next one is played")
  func answersBadLines() async throws {
    let plan = try await RunPlan.plan(size: 20)
    let damaged = plan[0].split(separator: #""seed":"7""#).joined(separator: #""seed":"8""#)
    let result = await runCommand(
      ["work", "--heartbeat", "1h"],
      input: RunPlan.text(["junk", "", damaged, #"{"shard":9}"#, plan[1]]))
    let lines = result.output.split(separator: "\n").map(String.init)

    #expect(lines.count == 4)
    #expect(
      lines[0]
        == #"{"kind":"error","shard":null,"code":65,"#
        + #""message":"line 1, column 1: a value was expected"}"#)
    #expect(lines[1].hasPrefix(#"{"kind":"error","shard":0,"code":65,"message":"run is "#))
    #expect(lines[2] == #"{"kind":"error","shard":9,"code":65,"message":"v is missing"}"#)
    await #expect(lines[3] == (try RunPlan.summaries([plan[1]])[0]))
    #expect(result.errors == "memorize: 3 of 4 lines could not be played\n")
    #expect(result.status == 65)
  }

  @Test("a spec cannot make a worker run a program")
  func runsNoPrograms() async throws {
    let line = try await RunPlan.plan(size: 40)[0]
    let command = line.split(separator: #""perfect""#).joined(
      separator: #""external:touch /tmp/x""#)
    let result = await runCommand(["work"], input: command + "\n")

    #expect(result.status == 65)
    #expect(result.output.hasPrefix(#"{"kind":"error","shard":0,"code":65,"message":""#))
  }

  @Test("nothing to do is done")
  func endsAtOnce() async throws {
    #expect(await runCommand(["work"]) == Program.Result())
  }

  #if os(Linux)
  @Test("a full disk is a failure")
  func noticesFullDisk() async throws {
    let plan = try await RunPlan.text(RunPlan.plan(size: 40))
    let full = Program.Result(
      errors: "memorize: cannot write the results: No space left on device\n", status: 74)
    #expect(try Program.run(["work"], input: plan, outputTo: "/dev/full") == full)
    let options = ["shards", "-n", "1000"]
    #expect(try Program.run(options, outputTo: "/dev/full") == full)
    let summaries = try await RunPlan.summaries(RunPlan.plan(size: 40))
    #expect(
      try Program.run(["merge"], input: RunPlan.text(summaries), outputTo: "/dev/full") == full)
  }
  #endif

  @Test("a reader that has gone ends the work, but not as a success")
  func endsWithReader() async throws {
    let result = try Program.shell(
      """
      plan() { "$memorize" shards -n 40 -p 4 --seed 7 --size 1; }
      trap '' PIPE; { plan | "$memorize" work; echo $? >&2; } | head -n 1
      """)
    #expect(
      await result.output
        == (try RunPlan.text([RunPlan.summaries(RunPlan.plan(size: 1))[0]])))
    #expect(result.errors.hasSuffix("74\n"))
  }

  /// A shard without end, of which nothing can come; it is known to be played when it beats.
  private static func stopped(by signal: String) throws -> Program.Result {
    try Program.shell(
      """
      d=$(mktemp -d) && trap 'rm -rf "$d"' EXIT && mkfifo "$d/heart"
      "$memorize" shards -n 1000G --size 1000G -p 26 --seed 1 > "$d/plan"
      "$memorize" work --heartbeat 10ms < "$d/plan" 2> "$d/heart" & id=$!
      exec 3< "$d/heart"; read -r beat <&3; echo "$beat"
      kill -\(signal) $id; wait $id; status=$?
      grep -v heartbeat <&3 >&2; exit $status
      """)
  }

  @Test("it says how far it is, a line of JSON at a time")
  func beats() throws {
    let beat = try #require(try Self.stopped(by: "KILL").output.split(separator: "\n").first)
    #expect(beat.hasPrefix(#"{"kind":"heartbeat","run":""#))
    #expect(beat.contains(#","shard":0,"done":"#))
    #expect(beat.hasSuffix("}") && beat.contains(#","count":1000000000000,"seconds":"#))
  }

  @Test(
    "a signal leaves no summary, but an error that says whether to try again",
    arguments: [("INT", 130, "interrupted"), ("TERM", 75, "terminated")])
  func stops(signal: String, code: Int32, word: String) throws {
    let result = try Self.stopped(by: signal)
    let message = "\(word) before shard 0 was played"

    #expect(
      result.output.split(separator: "\n").dropFirst()
        == [#"{"kind":"error","shard":0,"code":\#(code),"message":"\#(message)"}"#])
    #expect(result.errors == "memorize: \(message)\n")
    #expect(result.status == code)
  }
}
