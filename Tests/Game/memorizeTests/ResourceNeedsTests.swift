import TestSupport
import Testing

@testable import MemorizeCommands
@testable import memorize

@Suite("Limited resources")
struct ResourceNeedsTests {
  /// A command that plays on all threads, and one that writes in the background.
  static let commands = ["simulate -n 20 -p 4 --seed 1 --json", "--plain --pairs 2 --seed 1"]

  /// Runs a command under a limit, with a timeout.
  private func run(_ command: String, under limit: String) throws -> RunResult {
    try Program.shell("ulimit \(limit) && exec timeout 60 \"$memorize\" \(command)")
  }

  @Test("few descriptors are enough, or refused by name", arguments: commands)
  func descriptors(command: String) throws {
    for limit in [4, 10] {
      let result = try run(command, under: "-n \(limit)")
      #expect(result.status == 75, "\(limit)")
      let left = "\(limit - 3) are left; the limit (ulimit -n) is \(limit)"
      #expect(result.errors == "memorize: needs 8 more open files, but \(left)\n")
    }
    #expect(try run(command, under: "-n 100").status != 75)
  }

  @Test("inherited descriptors are not counted as available")
  func inherited() throws {
    #expect(
      try Program.shell(
        "exec 3< / 4< / 5< / 6< / 7< / 8< / 9<&-; ulimit -n 10; exec \"$memorize\" games"
      ).errors == "memorize: needs 8 more open files, but 1 are left; the limit (ulimit -n) is 10\n"
    )
  }

  @Test("a small stack is refused before anything needs it", arguments: commands)
  func stack(command: String) throws {
    for limit in [64, 255] {
      let result = try run(command, under: "-s \(limit)")
      #expect(
        result
          == RunResult(
            errors: "memorize: needs a stack of 256 KB; the limit (ulimit -s) is \(limit) KB\n",
            status: 75))
    }
    #expect(try run(command, under: "-s 256").status != 75)
  }

  #if os(Linux)
  @Test("with little memory a command does its work or is refused", arguments: commands)
  func memory(command: String) throws {
    let usual = try Program.shell("\"$memorize\" \(command)")
    var refusals = 0
    // With the lowest limit the system cannot start the program.
    for limit in stride(from: 60_000, through: 400_000, by: 68_000) {
      let result = try run(command, under: "-v \(limit)")
      if result.errors.contains("error while loading") { continue }
      guard result.status == 75 else {
        #expect(result == usual, "\(limit)")
        continue
      }
      refusals += 1
      #expect(result.output.isEmpty && result.errors.hasPrefix("memorize: needs "))
      #expect(
        result.errors.hasSuffix(
          " KB more memory than is left; the limit (ulimit -v) is \(limit) KB\n"))
    }
    #expect(refusals < 6)
  }
  #endif

  @Test("requirements that no system meets are refused")
  func unit() {
    #expect(throws: Failure.self) { try ResourceNeeds(memory: 1 << 60).check() }
    #expect(throws: Failure.self) { try ResourceNeeds(files: 1 << 40).check() }
    #expect(throws: Never.self) { try ResourceNeeds(threads: 3).check() }
  }
}
