#if !canImport(Darwin)
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@testable import SystemCalls

@Suite("Users and groups of the system")
struct AccountTests {
  @Test("the first four fields of a user's line are read, and the others may be anything")
  func user() throws {
    for end in [":Ada Lovelace,,,:/home/ada:/bin/sh", ":\u{301}::", ""] {
      let account = try #require(UserAccount(line: "ada:x:4294967295:100\(end)"))
      #expect((account.name, account.id, account.group) == ("ada", 4_294_967_295, 100))
    }
  }

  @Test(
    "a user's line with too few fields, no name or an invalid number is refused",
    arguments: [
      "", "ada", "ada:x:1000", ":x:1000:100:::", "ada:x::100:::", "ada:x:1000::::",
      "ada:x:4294967296:100:::", "ada:x:-1:100:::", "ada:x:1000:a:::",
    ])
  func noUser(line: String) {
    #expect(UserAccount(line: line) == nil)
  }

  @Test(
    "a group has all members in its line, and may have none",
    arguments: [
      ("games:x:60:", []), ("games:x:60:ada", ["ada"]), ("games:*:60:ada,bo", ["ada", "bo"]),
      ("games::60:,ada,,\u{301}bo,", ["ada", "\u{301}bo"]),
    ] as [(String, [String])])
  func group(line: String, members: [String]) throws {
    let group = try #require(UserGroup(line: line))
    #expect((group.id, group.members) == (60, members))
  }

  @Test(
    "a group's line with too few fields, no name or an invalid number is refused",
    arguments: ["", "games", "games:x:60", "games:x:60:ada:bo", ":x:60:", "games:x:4294967296:"])
  func noGroup(line: String) {
    #expect(UserGroup(line: line) == nil)
  }

  @Test("the current user has the name that getent prints")
  func current() throws {
    let id = UserAccount.currentID
    let said = try ProcessRun.result(
      of: "/usr/bin/env", ["getent", "passwd", "\(id)"], environment: ["PATH=/usr/bin:/bin"])
    let account = UserAccount(id: id)
    #expect((account == nil) == said.output.isEmpty)
    if let account { #expect(said.output.hasPrefix("\(account.name):")) }
  }

  @Test(
    "a number, an option and several lines are refused as a group's name",
    arguments: ["0", "-s", "--help", "root\n", "root\nroot"])
  func noName(name: String) {
    #expect(UserGroup(named: "root")?.id == 0 && UserGroup(named: name) == nil)
  }

  @Test(
    "without getent no user or group is found, and lines of others and malformed ones are ignored")
  func nobodyAnswers() async {
    await #expect(processExitsWith: .success) {
      setenv("PATH", "/nowhere", 1)
      #expect(UserAccount(id: 0) == nil && UserGroup(named: "root") == nil)
    }

    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      setenv("PATH", folder.path, 1)
      for (answer, isKnown) in [
        ("ada:x:1000:100", true), ("eve:x:1001:100", false), ("ada:x:1000:100\\nx", false),
      ] {
        try folder.put("#!/bin/sh\nprintf '\(answer)\\n'\n", in: "getent")
        try FileSystem.setMode(0o700, of: "\(folder.path)/getent")
        #expect((UserAccount(id: 1000) != nil) == isKnown)
      }
    }
  }
}

@Suite("The output of another program")
struct ChildOutputTests {
  private func output(_ script: String, atMost count: Int = 100, within time: Int32 = 60_000)
    -> [UInt8]?
  {
    ChildProcess.output(of: ["sh", "-c", script], atMost: count, within: time)
  }

  @Test(
    "the program has ended when its output is returned; too much, too late and unknown give nil")
  func whole() throws {
    let said = try #require(output("echo $$"))
    let number = try #require(Int32(String(decoding: said.dropLast(), as: UTF8.self)))
    #expect(
      (
        kill(number, 0), output("head -c 300000 /dev/zero", atMost: 300_000)?.count,
        output("exit 1")
      ) == (-1, 300_000, []) && output("echo 123456", atMost: 6) == nil
        && output("echo 12345", atMost: 6)?.count == 6 && output("sleep 1000", within: 0) == nil)
    #expect(
      output("sleep 1000 & echo a", within: 20) == nil
        && ChildProcess.output(of: ["no-such-program"], atMost: 1, within: 0) == nil)
  }
}
#endif
