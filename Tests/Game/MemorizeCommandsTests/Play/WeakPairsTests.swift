import TestSupport
import Testing

@Suite("Weak pairs on the command line")
struct WeakPairsTests {
  private let home = PlayerHome()

  /// Plays three opposites so that the pair of `new` is forgotten, and `fast` is known.
  ///
  /// The cards are new, open, old, closed, slow and fast.
  private func playForgetting() async -> String {
    await runCommand(
      ["opposites", "-p", "3", "--seed", "4"], input: "1 5\n3 6\n1 2\n5 6\n1 3\n2 4\n", at: home
    ).output
  }

  @Test("the theme's page lists what was forgotten and known, the weakest first")
  func lists() async {
    let before = await runCommand(["themes", "show", "opposites"], at: home).output
    #expect(!before.contains("box"))
    #expect(await playForgetting().contains("You win."))
    let page = await runCommand(["themes", "show", "opposites"], at: home).output
    #expect(page.hasPrefix(before))
    #expect(
      page.dropFirst(before.count) == """

        Played, the weakest first. A pair that you know moves up a box, to box 5; one that you \
        forget falls to box 1.
          old = new: forgotten 1, box 1
          fast = slow: known 1, box 2

        """)
  }

  @Test("the end of a game names a forgotten pair, and the command to practise it")
  func hint() async {
    #expect(
      await playForgetting().contains(
        "You forgot old = new. To practise: memorize play opposites --pairs 3 --weak\n"))
    let sea = await runCommand(
      ["sea", "-p", "2", "--seed", "4"], input: "1 2\n1 3\n1 4\n1 2\n3 4\n2 3\n2 4\n", at: home)
    #expect(!sea.output.contains("--weak"))
  }

  @Test("--weak deals what was forgotten and new pairs, and says how to do it again")
  func deals() async {
    _ = await playForgetting()
    let game = await runCommand(
      ["opposites", "-p", "3", "--weak", "--seed", "4"],
      input: (1...6).map { "\($0)\n" }.joined(), at: home
    ).output
    #expect(game.contains(", the pairs that you need most. Seed 4."))
    #expect(game.contains("The weak pairs again: memorize play opposites --pairs 3 --weak\n"))
    for word in ["old", "new", "slow", "fast", "hot", "cold"] {
      #expect(game.contains(": \(word)."), "\(word)")
    }
  }

  @Test("without a history new pairs are dealt, in the order of the theme")
  func new() async {
    let game = await runCommand(
      ["opposites", "-p", "2", "--weak", "--seed", "4"], input: "1\n2\n3\n4\n", at: home
    ).output
    for word in ["hot", "cold", "big", "small"] { #expect(game.contains(": \(word)."), "\(word)") }
  }

  @Test("a damaged file is reported, and the game goes on")
  func damaged() async throws {
    _ = await playForgetting()
    let file = home.data + "/pairs.json"
    let text = try home.read(file)
    try home.write(text.replacing("forgotten", with: "gone"), to: file)
    let page = await runCommand(["themes", "show", "opposites"], at: home)
    #expect(page.status == 0 && page.errors.contains("pairs.json"))
    let game = await runCommand(
      ["opposites", "-p", "2", "--weak"], input: "1 2\n", at: home)
    #expect(game.status == 0 && game.output.contains("is now called pairs.json.bad"))
  }

  @Test("a player without a home plays, and is told once")
  func homeless() async {
    let game = await runCommand(
      ["opposites", "-p", "3", "--seed", "4", "--weak"], input: "1\n")
    #expect(game.status == 0)
  }
}
