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

  @Test("page and end of a game name what was forgotten, the weakest first, and how to practise it")
  func lists() async {
    let before = await runCommand(["themes", "show", "opposites"], at: home).output
    #expect(await playForgetting().contains("You win.") && !before.contains("box"))
    let page = await runCommand(["themes", "show", "opposites"], at: home).output
    #expect(
      await playForgetting().contains(
        "You forgot old = new. To practise: memorize play opposites --pairs 3 --weak\n")
        && page.hasPrefix(before)
        && page.dropFirst(before.count) == """

          Played, the weakest first. A pair that you know moves up a box, to box 5; one that you \
          forget falls to box 1.
            old = new: forgotten 1, box 1
            fast = slow: known 1, box 2

          """
    )
    let sea = await runCommand(
      ["sea", "-p", "2", "--seed", "4"], input: "1 2\n1 3\n1 4\n1 2\n3 4\n2 3\n2 4\n", at: home)
    #expect(!sea.output.contains("--weak"))
  }

  @Test("--weak deals what was forgotten, then new pairs in the order of the theme")
  func deals() async {
    _ = await playForgetting()
    let game = await runCommand(
      ["opposites", "-p", "3", "--weak", "--seed", "4"],
      input: (1...6).map { "\($0)\n" }.joined(), at: home
    ).output
    #expect(
      game.contains(", the pairs that you need most. Seed 4.")
        && game.contains("The weak pairs again: memorize play opposites --pairs 3 --weak\n"))
    for word in ["old", "new", "slow", "fast", "hot", "cold"] {
      #expect(game.contains(": \(word)."), "\(word)")
    }
    do {
      let game = await runCommand(
        ["opposites", "-p", "2", "--weak", "--seed", "4"], input: "1\n2\n3\n4\n", at: PlayerHome()
      ).output
      for word in ["hot", "cold", "big", "small"] {
        #expect(game.contains(": \(word)."), "\(word)")
      }
    }
  }

  @Test("a damaged file, or none, is reported once, and the game goes on")
  func damaged() async throws {
    _ = await playForgetting()
    let file = home.data + "/pairs.json"
    let text = try home.read(file)
    try home.write(text.replacing("forgotten", with: "gone"), to: file)
    let page = await runCommand(["themes", "show", "opposites"], at: home)
    let game = await runCommand(
      ["opposites", "-p", "2", "--weak"], input: "1 2\n", at: home)
    #expect(
      page.status == 0 && page.errors.contains("pairs.json") && game.status == 0
        && game.output.contains("is now called pairs.json.bad"))
    do {
      let game = await runCommand(
        ["opposites", "-p", "3", "--seed", "4", "--weak"], input: "1\n")
      #expect(game.status == 0)
    }
  }
}
