import TestSupport
import Testing

@Suite("A command line without a program name")
struct NoArgumentsTests {
  private static let sentence =
    "cannot tell what was typed: the system passed no arguments, not even the program's name"

  @Test("is an error, and no game is begun")
  func refuses() throws {
    let home = PlayerHome()
    #expect(
      try Program.run(nil, at: home)
        == RunResult(errors: "memorize: \(Self.sentence)\n", status: 64))
    #expect(home.games.isEmpty)
  }

  #if os(Linux)
  @Test(
    "is not assumed when /proc is missing", .enabled(if: canHideFolders, "needs user namespaces"))
  func withoutProc() throws {
    let home = PlayerHome()
    let result = try Program.shell(
      "\(Self.hiding) 'echo quit | \"$0\" play --pairs 2 --seed 1; exit $?' \"$memorize\"",
      at: home)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.hasPrefix("Animals: 4 cards, 2 to a match. Seed 1.\n"))
    // Not a simulation: on a loaded machine Dispatch looks into /proc for the state of its threads,
    // and crashes the program without it.
    let dealt = try Program.shell(
      "\(Self.hiding) '\"$0\" deal --seed 1; exit $?' \"$memorize\"")
    #expect(dealt == (try Program.run(["deal", "--seed", "1"])))
  }

  /// Starts a shell in which `/proc` is empty.
  private static let hiding =
    "unshare -rm sh -c 'mount -t tmpfs none /proc && exec sh -c \"$@\"' sh"

  private static let canHideFolders =
    (try? Program.shell("\(hiding) 'test ! -e /proc/self' 2> /dev/null"))?.status == 0
  #endif
}
