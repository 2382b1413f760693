import TestSupport
import Testing

@Suite("Replay: invalid records")
struct ReplayRefusalTests {
  /// Expects a data error in one safe line of at most 200 characters.
  @discardableResult
  private func refusal(
    of record: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let result = await runCommand(["replay", "-", "--json"], input: record)
    let start = "memorize: standard input: "
    #expect(result.status == 65, "\(record.prefix(200))", sourceLocation: sourceLocation)
    #expect(result.errors.hasPrefix(start), sourceLocation: sourceLocation)
    #expect(result.errors.split(separator: "\n").count == 1, sourceLocation: sourceLocation)
    #expect(isHarmless(result.errors), sourceLocation: sourceLocation)
    return String(result.errors.dropFirst(start.count).dropLast())
  }

  @Test(
    "an invalid move is named by its index",
    arguments: [
      "[[0,0],[0,-1]]", "[[0,0],[0,1,2]]", "[[0,0],[0]]", "[[0,0],[]]", #"[[0,0],["0",1]]"#,
      "[[0,0],7]", "[[0,0],null]", "[[0,0],[null,1]]", "[[0,0],[[],1]]", "[[0,0],[true,1]]",
      #"[[0,0],{"card":0}]"#,
    ])
  func namesMove(moves: String) async throws {
    #expect(try await refusal(of: smallRecord(moves: moves)).hasPrefix("moves[1]"))
  }

  @Test(
    "a number that is no integer is refused",
    arguments: ["[0.5,1]", "[0,1.5]", "[1e400,0]", "[0,1e19]", "[9223372036854775808,0]"])
  func refusesFractions(move: String) async throws {
    let sentence = try await refusal(of: smallRecord(moves: "[[0,0],\(move)]"))

    #expect(sentence.hasPrefix("moves[1]"))
  }

  @Test("invalid fields are named")
  func namesFields() async throws {
    let limits = [#"{}"#, #"{"turns":1,"time":2}"#, #"{"flips":1}"#]
    for limit in limits {
      #expect(try await refusal(of: smallRecord(rules: #"{"limit":\#(limit)}"#)).contains("limit"))
    }
    #expect(
      try await unmet(
        refusal(of: smallRecord(rules: #"{"limit":{"turns":0}}"#)).contains("limit.turns"),
        refusal(of: smallRecord(rules: #"{"speed":1}"#)).hasPrefix("rules.speed: unknown"),
        refusal(of: smallRecord(rules: #"{"peek":-1}"#)).contains("peek must be"),
        refusal(of: smallRecord(rules: #"{"players":9}"#)).contains("players must be 1...8"),
        refusal(of: smallRecord(rules: #"{"players":"2"}"#)).hasPrefix("rules.players: "),
        refusal(of: smallRecord(rules: "[]")).hasPrefix("rules: "),
        refusal(of: smallRecord(seed: "1")).hasPrefix("seed: "),
        refusal(of: smallRecord(seed: #""""#)).hasPrefix("seed: "),
        refusal(of: smallRecord(moves: "{}")).hasPrefix("moves: "),
        refusal(of: smallRecord(more: #","shuffles":[1]"#)).contains("shuffle 0"),
        refusal(of: smallRecord(more: #","shuffles":[-1]"#)).contains("shuffle 0"),
        refusal(of: smallRecord(more: #","shuffles":["0"]"#)).hasPrefix("shuffles[0]: "),
        refusal(of: smallRecord(more: #","digest":"xyz""#)).hasPrefix("digest: "),
        refusal(of: smallRecord(more: #","digest":"+123456789abcdef""#)).contains("digest")) == [])
  }

  @Test("a newer or an invalid version is refused")
  func refusesVersion() async throws {
    #expect(
      try await unmet(
        refusal(of: #"{"version":2,"news":[]}"#)
          == "the record has version 2; this program reads version 1",
        refusal(of: #"{"version":-1}"#).contains("version -1"),
        refusal(of: #"{"version":"1"}"#).hasPrefix("version: "),
        refusal(of: "{}").contains("version")) == [])
  }

  @Test(
    "a deck that cannot be dealt is refused with the kind that is wrong",
    arguments: [
      ("[]", "the deck has no kinds"),
      (#"[{"faces":[],"copies":2}]"#, "kind 0 of the deck has no faces"),
      (#"[{"faces":["a"],"copies":3}]"#, "kind 0 of the deck has 3 copies"),
      (#"[{"faces":["a"],"copies":2},{"faces":["b"],"copies":0}]"#, "kind 1 of the deck has 0"),
      (#"[{"faces":["a"],"copies":-2}]"#, "kind 0 of the deck has -2 copies"),
      (#"[{"faces":["a"],"copies":65536}]"#, "more than 65535 cards"),
      (#"[{"faces":["a"],"copies":2147483648}]"#, "more than 65535 cards"),
      (#"[{"faces":["a"],"copies":2},{"faces":["b","a"],"copies":2}]"#, "kinds 0 and 1"),
      (#"[{"faces":["a"]}]"#, "deck.kinds[0]"), (#"[{"faces":"a","copies":2}]"#, "deck.kinds[0]"),
    ])
  func refusesDeck(kinds: String, sentence: String) async throws {
    #expect(try await refusal(of: smallRecord(kinds: kinds)).contains(sentence))
  }

  @Test("text that is no JSON is refused")
  func refusesOtherText() async throws {
    #expect(
      try await [refusal(of: "[]"), refusal(of: "[1,\n x]")] == [
        "the record: must be an object", "line 2, column 2: a value was expected",
      ])
    for text in ["", " ", "null", "[]", "1", "NaN", "1e400", "\"", "{}{}", "\0", "<xml/>", "{,}"] {
      try await refusal(of: text)
    }
    try await refusal(of: smallRecord(moves: "[[NaN,0]]"))
    try await refusal(of: smallRecord() + "x")
    try await refusal(of: smallRecord() + smallRecord())
  }

  @Test("a duplicate field causes no crash")
  func survivesDoubles() async throws {
    let record = smallRecord(moves: "[[0,0]]", more: #","moves":[],"version":1,"version":2"#)
    let result = await runCommand(["replay", "-"], input: record)
    #expect([0, 65].contains(result.status) && result.errors.split(separator: "\n").count < 2)
  }

  @Test("a record that is cut off anywhere is refused")
  func refusesTorsos() async throws {
    let record =
      #"{"version":1,"rules":{},"deck":{"kinds":[{"faces":["🐶"],"copies":2}]},"#
      + #""seed":"1","moves":[[0,0],[1,1]]}"#
    #expect(await runCommand(["replay", "-"], input: record).status == 0)
    for index in record.indices { try await refusal(of: String(record[..<index])) }
  }

  @Test("control characters are escaped in the message")
  func escapesMessages() async throws {
    let name = "\u{202E}\\u001b[31m\\u0007\u{9B}\u{200B}"
    #expect(try await refusal(of: smallRecord(rules: #"{"\#(name)":1}"#)).contains(#"\u{1B}[31m"#))
    try await refusal(of: "{\"version\":1,\u{1B}[2J")
    let path = await runCommand(["replay", "/no/\u{1B}[31m\n\u{202E}"])
    #expect(
      path.errors.hasPrefix("memorize: /no/\\u{1B}[31m\\u{A}\\u{202E}: No such file")
        && path.status == 74 && isHarmless(path.errors))
  }

  @Test("a message is one short line, however long a name in the record is")
  func shortensMessages() async throws {
    let name = String(repeating: "x", count: 100_000)
    let sentence = try await refusal(of: smallRecord(rules: #"{"\#(name)":1}"#))

    #expect(sentence.utf8.count < 400)
  }

  @Test("faces with control characters are replaced by words in a replay")
  func escapesFaces() async throws {
    let kinds = #"[{"faces":["\u001b[2J","\u202e","\u3164\u200b"],"copies":4}]"#
    let record = smallRecord(moves: "[[0,0],[1,1],[2,2],[3,3]]", seed: #""\u001b""#, kinds: kinds)
    for option in [[], ["--json"]] {
      let result = await runCommand(["replay", "-"] + option, input: record)
      #expect(result.status == 0 && isHarmless(result.output))
    }
  }

  @Test("a million open brackets are refused without a stack overflow")
  func refusesNesting() async throws {
    let brackets = String(repeating: "[", count: 1_000_000)
    try await refusal(of: brackets)
    try await refusal(of: smallRecord(moves: brackets))
    try await refusal(of: String(repeating: #"{"rules":"#, count: 100_000))
  }

  @Test("pipes, devices, folders and files that are too long are refused at once, by name")
  func refusesFiles() async throws {
    let folder = try TemporaryFolder()
    let names = ["fifo", "folder", "empty", "big", "/dev/zero", "missing", ""]
    try folder.makePipe("fifo")
    try folder.makeFolder("folder")
    try folder.put("", in: "empty")
    try folder.makeHole("big", size: 104_857_600)
    for (name, status) in zip(names, [74, 74, 65, 65, 65, 74, 74] as [Int32]) {
      var world = TestWorld()
      world.files = .live(from: folder.path)
      let result = await world.run(["replay", name, "--json"])
      #expect(
        unmet(
          result.output.isEmpty && result.status == status && isHarmless(result.errors),
          result.errors.hasPrefix("memorize: \(name.isEmpty ? "\"\"" : name): "),
          result.errors.split(separator: "\n").count == 1) == [])
      let tooLong = "too long for a record, which has at most 16777216 bytes\n"
      if name == "big" { #expect(result.errors.hasSuffix(tooLong)) }
    }
  }
}
