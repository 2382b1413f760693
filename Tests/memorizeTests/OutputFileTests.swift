import Testing

@Suite("Files that results go to")
struct OutputFileTests {
  /// Runs lines of shell in a folder of their own.
  private static func shell(_ lines: String) throws -> Program.Result {
    try Program.shell("d=$(mktemp -d) && trap 'rm -rf \"$d\"' EXIT && cd \"$d\" && { \(lines)\n}")
  }

  @Test(
    "a place that cannot be written is told before the first game is played",
    arguments: [
      ("--svg /none/p.svg", "/none/p.svg: No such file or directory"),
      ("--svg .", ".: Is a directory"),
      ("--svg f/p.svg", "f/p.svg: Not a directory"),
      ("--svg loop", "loop: Too many levels of symbolic links"),
      ("--out /none/o", "/none/o: No such file or directory"),
      ("--out f", "f/STUDY.csv: Not a directory"),
      ("--out o --svg /none/p", "/none/p: No such file or directory"),
    ], ["simulate", "sweep"])
  func refusesAtOnce(place: (option: String, message: String), study: String) throws {
    let result = try Self.shell(
      """
      echo kept > f; ln -s loop loop; "$memorize" \(study) -n 1000G \(place.option)
      echo $?; cat f; find . -name '*partial*'
      """)
    let message = place.message.split(separator: "STUDY").joined(separator: study)
    #expect(result == Program.Result(output: "74\nkept\n", errors: "memorize: \(message)\n"))
  }

  @Test("a refused run leaves a file as it was, and a finished one takes its place")
  func keepsOldFile() throws {
    let result = try Self.shell(
      """
      echo old > p; "$memorize" simulate -n 5 --svg p --seed; "$memorize" simulate -n 0 --svg p
      "$memorize" compare perfect best; cat p
      "$memorize" simulate -n 5 --svg p > table; head -c 4 p; echo; ls
      """)
    #expect(result.output == "old\n<svg\np\ntable\n" && result.status == 0)
  }

  @Test("links stay, also those that led to nothing, and so do permissions")
  func keepsLinks() throws {
    let result = try Self.shell(
      """
      mkdir a b; echo old > a/p; chmod 600 a/p; ln -s ../a/p b/link; ln -s ../a/new b/none
      "$memorize" simulate -n 5 --svg b/link > t; "$memorize" simulate -n 5 --svg b/none > t
      readlink b/link b/none; head -c 4 a/p; head -c 4 a/new; echo; ls -l a/p | cut -c1-10; ls a b
      """)
    #expect(
      result.output == "../a/p\n../a/new\n<svg<svg\n-rw-------\na:\nnew\np\n\nb:\nlink\nnone\n")
  }

  @Test("what is no plain file is written as it is")
  func writesDevices() throws {
    let result = try Self.shell(
      """
      mkfifo pipe; head -c 4 pipe & "$memorize" simulate -n 5 --svg pipe > t; wait; echo
      "$memorize" simulate -n 5 --svg /dev/stdout | grep -c -e '^<svg' -e '^5 games'; ls
      """)
    #expect(result.output == "<svg\n2\npipe\nt\n")
  }

  @Test(
    "a dash is standard output, where nothing else goes then", arguments: ["simulate", "sweep"])
  func writesStandardOutput(study: String) throws {
    let line = "\"$memorize\" \(study) -n 5 --seed 1 -p 3"
    let result = try Self.shell(
      "\(line) --svg p > t; \(line) --svg - | cmp - p && \(line) --svg ./- > t && cmp p ./- && ls")
    #expect(result == Program.Result(output: "-\np\nt\n"))
  }

  #if os(Linux)
  @Test("a full disk under a file is a failure that names it, and the result is told all the same")
  func noticesFullDisk() throws {
    let result = try Program.run(["simulate", "-n", "5", "--svg", "/dev/full"])
    #expect(result.errors == "memorize: /dev/full: No space left on device\n")
    #expect(result.status == 74 && result.output.contains("5 games of "))
    #expect(
      try Program.run(["simulate", "-n", "5", "--svg", "-"], outputTo: "/dev/full")
        == Program.Result(
          errors: "memorize: cannot write the results: No space left on device\n", status: 74))
  }

  @Test("a file that grows too large is not left half, and the one before it stays")
  func keepsOldFileOnFailure() throws {
    let result = try Self.shell(
      """
      mkdir o; echo old > o/simulate.csv
      (trap '' XFSZ; ulimit -f 8; "$memorize" simulate -n 20000 -p 3 --out o > t; echo $?)
      cat o/simulate.csv; ls o
      """)
    #expect(result.output == "74\nold\nsimulate.csv\n")
    #expect(result.errors == "memorize: o/simulate.csv: File too large\n")
  }

  @Test("an interrupted run leaves whole files, which tell that they are incomplete")
  func finishesWhenInterrupted() throws {
    let result = try Self.shell(
      """
      "$memorize" simulate -p 8 -n 1G --out o --svg p > t & id=$!
      \(Program.untilCatching)
      until [ -s o/simulate.csv.partial-* ]; do kill -0 $id || exit; done
      kill -INT $id; wait $id; echo "status $?"; ls . o
      grep -c 'incomplete":true' o/simulate.json; grep -c INCOMPLETE p
      """)
    #expect(
      result.output
        == "status 130\n.:\no\np\nt\n\no:\nsimulate.csv\nsimulate.json\n1\n2\n")
  }
  #endif

  @Test("a reader of rows that has seen enough ends the run, and nothing is left half")
  func removesHalfFiles() throws {
    let result = try Self.shell(
      """
      { "$memorize" simulate -p 8 -n 1G --csv --svg p; echo $? >&2; } | head -n 1 | cut -c1-4; ls
      """)
    #expect(result == Program.Result(output: "seed\n", errors: "74\n"))
  }

  @Test("a reader that has gone does not keep the files from being finished")
  func finishesWithoutReader() throws {
    let result = try Self.shell(
      """
      { "$memorize" simulate -n 5 --svg p --out o; echo $? >&2; } | :
      while [ ! -e p ]; do :; done; ls . o
      """)
    #expect(
      result
        == Program.Result(output: ".:\no\np\n\no:\nsimulate.csv\nsimulate.json\n", errors: "74\n"))
  }
}
