import CommandLineKit
import MemorySimulation
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Players in the help pages")
struct PlayerPromiseTests {
  private static let commands = CommandTable.syntax.commands.filter { $0.takesPlayers }

  /// Returns a player of a form, as a user types it.
  private static func example(of form: PlayerForm) -> String {
    let arguments = [
      "capacity": "2", "forgetful": "0.5", "swapping": "0.5", "actr": "0.5", "external": "cat",
    ]
    return form.name + (arguments[form.name].map { ":\($0)" } ?? "")
  }

  private static func words(_ command: CommandSyntax, _ player: String) -> [String] {
    let rest = ["--players", "2", "--pairs", "3"]
    switch command.name {
    case "compare": return ["compare", player, "perfect"] + rest
    case "replay": return ["replay", "--seed", "1", "--player", player] + rest
    default: return [command.name, "--player", player] + rest
    }
  }

  @Test("help describes the players of every command, and each of them can play there")
  func explainsPlayers() throws {
    let names = Self.commands.map(\.name)
    #expect(names == ["replay", "simulate", "compare", "sweep", "shards"])
    for command in Self.commands {
      let help = HelpPage(of: command, in: CommandTable.syntax).text(.full)
      #expect(help.contains("\nPlayers:\n"))
      for form in PlayerForm.allCases {
        let usage = form.usage(inPlans: command.plansPlayers)
        #expect(help.contains("\n      \(usage) "), "\(command.name)")
      }
      #expect(
        help.contains("\nMemories:\n")
          && help.contains("External players:") == (command.name != "shards")
          && help.contains("External players in shards:") == (command.name == "shards"))
    }
    for command in Self.commands {
      for form in PlayerForm.allCases {
        let words = Self.words(command, Self.example(of: form))
        #expect(throws: Never.self, "\(words)") { try CommandTable.request(words) }
      }
    }
  }

  @Test("an external player in a plan has a name instead of a command")
  func plansNames() throws {
    for name in ["", "./cat", "cat -n", "a:b", "a=b", "é", String(repeating: "a", count: 65)] {
      #expect(throws: UsageError.self, "\(name)") {
        try CommandTable.request(["shards", "--player", "external:" + name])
      }
    }
    let longest = String(repeating: "a", count: 64)
    for name in ["cat", "A-1_b.c", longest] {
      #expect(throws: Never.self, "\(name)") {
        try CommandTable.request(["shards", "--player", "external:" + name])
      }
    }
  }

  @Test("the error for a wrong player lists what is allowed there, and nothing else")
  func listsAllowed() throws {
    for command in Self.commands {
      let error = #expect(throws: UsageError.self) {
        try CommandTable.request(Self.words(command, "best"))
      }
      let message = error.map { "\($0)" } ?? ""
      for form in PlayerForm.allCases {
        let usage = form.usage(inPlans: command.plansPlayers)
        #expect(message.contains(usage), "\(message)")
      }
      #expect(message.hasSuffix(", not best"))
    }
  }

  @Test(
    "every example of a help page runs, over a few games",
    arguments: ["compare", "sweep", "shards"])
  func runsExamples(name: String) async throws {
    let command = try #require(CommandTable.syntax.command(named: name))
    for example in command.examples {
      let home = PlayerHome()
      let line = example.line.split(separator: " > ")[0].dropFirst("memorize ".count)
      let words = try ProcessRun.shellWords(of: "\(line) -n 4")
      var world = TestWorld(at: home)
      world.files = .live(from: home.path)
      let result = await world.run(words)
      #expect(!result.output.isEmpty && result.errors.isEmpty && result.status == 0, "\(line)")
      for file in words where file.hasSuffix(".svg") {
        #expect(try home.read("\(home.path)/\(file)").hasPrefix("<svg "))
      }
    }
  }
}
