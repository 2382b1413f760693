import Testing

/// A small run in shards, by the program itself.
enum RunPlan {
  static let options = ["-n", "40", "-p", "4", "--seed", "7"]

  static func plan(size: Int, _ options: [String] = options) async throws -> [String] {
    try await lines(runCommand(["shards", "--size", "\(size)"] + options))
  }

  /// What one process makes of some specs.
  static func summaries(_ plan: [String], threads: Int = 1) async throws -> [String] {
    try await lines(
      runCommand(["work", "--heartbeat", "1h", "--threads", "\(threads)"], input: text(plan)))
  }

  static func merge(_ lines: [String], _ options: [String] = ["--json"]) async throws
    -> Program.Result
  {
    await runCommand(["merge"] + options, input: text(lines))
  }

  static func whole(_ format: [String] = ["--json"]) async throws -> Program.Result {
    await runCommand(["simulate"] + options + format)
  }

  private static func lines(_ result: Program.Result) throws -> [String] {
    #expect(result.status == 0 && result.errors.isEmpty)
    return result.output.split(separator: "\n").map(String.init)
  }

  static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

@Suite("Shards, work and merge")
struct ShardsTests {
  @Test("a plan cuts the games into lines of their own")
  func plans() async throws {
    let plan = try await RunPlan.plan(size: 15)

    #expect(plan.count == 3)
    for (number, line) in plan.enumerated() {
      #expect(line.hasPrefix(#"{"v":1,"kind":"shard","run":""#))
      let range = #""first":\#(15 * number),"count":\#(number < 2 ? 15 : 10),"of":40,"size":15,"#
      #expect(line.contains(#""shard":\#(number),"seed":"7",\#(range)"#))
    }
    await #expect(try RunPlan.plan(size: 15) == plan)
  }

  @Test("a plan without a seed takes one by chance, the same in all its lines")
  func plansBySomeSeed() async throws {
    let plan = try await RunPlan.plan(size: 10, ["-n", "30"])
    let runs = Set(plan.map { $0.split(separator: ",")[2] })
    #expect(plan.count == 3 && runs.count == 1)
  }

  @Test(
    "any cut, order and number of threads gives the bytes of the uncut run",
    arguments: [(1, 1), (7, 2), (13, 8), (40, 1), (1_000, 3)])
  func addsUp(size: Int, threads: Int) async throws {
    let plan = try await RunPlan.plan(size: size)
    let summaries = try await RunPlan.summaries(plan.reversed(), threads: threads)

    #expect(summaries.count == plan.count)
    await #expect(try RunPlan.merge(summaries) == RunPlan.whole())
    await #expect(try RunPlan.merge(summaries, []) == RunPlan.whole([]))
  }

  @Test("a pipe of all three is a simulation, whoever plays")
  func pipes() throws {
    let players = ["--player random", "--player capacity:2", "--player perfect --player random"]
    for player in players {
      let options = "-n 30 -p 3 --seed 8 \(player)"
      let whole = try Program.shell("\"$memorize\" simulate \(options) --json")
      let cut = try Program.shell(
        "\"$memorize\" shards \(options) --size 4 | \"$memorize\" work | \"$memorize\" merge --json"
      )
      #expect(cut == whole && whole.status == 0)
    }
  }

  @Test("files are read one after another, a dash as standard input")
  func readsFiles() async throws {
    let result = try Program.shell(
      """
      d=$(mktemp -d) && trap 'rm -rf "$d"' EXIT
      "$memorize" shards -n 40 -p 4 --seed 7 --size 10 | "$memorize" work > "$d/all"
      sed 1d "$d/all" > "$d/most"
      sed -n 1p "$d/all" | "$memorize" merge "$d/most" - --json
      "$memorize" merge "$d/all" "$d/none"
      """)
    #expect(result.output == (try await RunPlan.whole().output))
    #expect(result.status == 74 && result.errors.hasSuffix("/none: No such file or directory\n"))
  }

  @Test("a summary is there as soon as its shard was played")
  func sendsAtOnce() async throws {
    let plan = try await RunPlan.plan(size: 20)
    let result = try Program.shell(
      """
      d=$(mktemp -d) && trap 'rm -rf "$d"' EXIT && mkfifo "$d/in" "$d/out"
      "$memorize" work < "$d/in" > "$d/out" &
      exec 3> "$d/in" 4< "$d/out"
      echo '\(plan[0])' >&3; read -r one <&4; echo "$one"
      echo '\(plan[1])' >&3; read -r two <&4; echo "$two"
      exec 3>&-; wait $!
      """)
    await #expect(try RunPlan.text(RunPlan.summaries(plan)) == result.output)
    #expect(result.status == 0)
  }

  @Test(
    "what cannot be cut is a wrong command line, told in one line",
    arguments: [
      "--games 0", "--games -1", "--games 1e15", "--size 0", "--size -5", "--size 1e15",
      "--games 1_000_000_000_000_001", "--player external:cat", "--json", "--threads 2",
    ])
  func refusesPlan(line: String) async throws {
    let result = await runCommand(["shards"] + line.split(separator: " ").map(String.init))
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("memorize: ") && result.errors.hasSuffix("\n"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("a plan of more lines than memory holds comes as it is asked for")
  func streamsPlan() throws {
    let result = try Program.shell(
      "trap '' PIPE; { \"$memorize\" shards -n 1000G --size 1 --seed 1; echo $? >&2; } | head -n 1")
    #expect(result.output.contains(#""shard":0,"#) && result.errors == "74\n")
  }
}
