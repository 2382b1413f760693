import Foundation
import TestSupport
import Testing

/// Games that are finished while the folder of finished games cannot take them.
@Suite struct FinishedPlaceTests {
  /// An obstacle, and what removes it.
  struct Obstacle: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: String
    let remove: String

    static let file = Obstacle(
      testDescription: "a file of that name", make: "echo x > finished", remove: "rm finished")
    static let link = Obstacle(
      testDescription: "a link to another disk",
      make: "far=$(mktemp -d -p /dev/shm); ln -s $far finished", remove: "rm -r $far finished")
    static let mode = Obstacle(
      testDescription: "mode 500", make: "mkdir -m 500 finished", remove: "chmod 700 finished")

    /// The obstacles of this machine: a second disk and an ordinary user are needed for some.
    static var all: [Obstacle] {
      [file] + (isOtherDisk("/dev/shm") ? [link] : []) + (getuid() == 0 ? [] : [mode])
    }

    private static func isOtherDisk(_ path: String) -> Bool {
      let numbers = [path, "/tmp"].map {
        (try? FileManager.default.attributesOfItem(atPath: $0))?[.systemNumber] as? Int
      }
      return FileManager.default.isWritableFile(atPath: path) && numbers[0] != numbers[1]
    }
  }

  /// Plays a game to its end beside an obstacle, looks for it, and plays another one without.
  private static func story(_ obstacle: Obstacle, options: String) -> String {
    """
    data=$HOME/.local/share/memorize; mkdir -p $data; cd $data; \(obstacle.make)
    play() { printf '%s\\n' 1 2 3 4 1 3 2 4 1 4 2 3 |
      "$memorize" --pairs 2 --seed 5 --table ask "$@" 2>&1; }
    play \(options) | grep -c 'The finished game stays among the saved ones: finished/'
    ls games | grep -c 'game$'; "$memorize" games 2>/dev/null | grep -c 'Animals: finished, score'
    "$memorize" export 2>/dev/null | wc -l
    "$memorize" watch Animals < /dev/null 2>/dev/null | grep -c 'You win'
    \(obstacle.remove)
    play > /dev/null; ls games | grep -c 'game$'; ls finished | grep -c 'game$'
    grep -c '"turns"' history.jsonl
    """
  }

  @Test(
    "a finished game that cannot be moved is kept, said, listed, exported, watched and moved later",
    arguments: Obstacle.all, ["", "--participant p1"])
  func isKept(obstacle: Obstacle, options: String) throws {
    let result = try Program.shell(Self.story(obstacle, options: options))
    #expect((result.output, result.errors) == ("1\n1\n1\n9\n1\n0\n2\n2\n", ""))
  }
}
