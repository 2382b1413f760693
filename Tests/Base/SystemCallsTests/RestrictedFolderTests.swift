import SystemCalls
import TestSupport
import Testing

@Suite("Folders with restricted access")
struct RestrictedFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String = "a") -> String { "\(folder.path)/\(name)" }

  @Test("a private folder is created once, and accepted again")
  func own() throws {
    #expect(throws: RestrictedFolder.Flaw.system(path(), .noSuchFile)) {
      try RestrictedFolder.checkPrivate(path())
    }
    for _ in 0..<2 { try RestrictedFolder.makePrivate(path()) }
    #expect(try folder.mode(of: "a") == 0o700)
    try RestrictedFolder.checkPrivate(path())
  }

  @Test(
    "one that others may enter is refused and not changed",
    arguments: [0o755, 0o701, 0o740, 0o770, 0o500] as [UInt32])
  func open(mode: UInt32) throws {
    try folder.makeFolder("a")
    try FileSystem.setMode(mode, of: path())
    let flaw = RestrictedFolder.Flaw.permissions(path(), mode: mode, wanted: 0o700)
    #expect(throws: flaw) { try RestrictedFolder.makePrivate(path()) }
    #expect(try folder.mode(of: "a") == mode)
  }

  @Test("a file, a link and a missing folder are none, even a link to a good one")
  func noFolder() throws {
    try RestrictedFolder.makePrivate(path("good"))
    try folder.put("", in: "file")
    try folder.makeLink("link", to: "good")
    for name in ["file", "link"] {
      #expect(throws: RestrictedFolder.Flaw.notAFolder(path(name))) {
        try RestrictedFolder.makePrivate(path(name))
      }
    }

    #expect(throws: RestrictedFolder.Flaw.system(path("x/y"), .noSuchFile)) {
      try RestrictedFolder.makePrivate(path("x/y"))
    }
  }

  @Test(
    "one of a group is its members' alone, who cannot remove what is another's", OwnGroup.needed)
  func group() throws {
    let group = try OwnGroup.group()
    for _ in 0..<2 { try RestrictedFolder.make(path(), for: group) }

    let status = try #require(try FileSystem.status(of: path()))
    let listener = try SocketListener(at: path("a/ada"), mode: 0o660, group: group.id)
    #expect(
      try (status.mode, status.group, FileSystem.status(of: path("a/ada"))?.group) == (
        0o3770, group.id, group.id
      ))
    withExtendedLifetime(listener) {}
  }

  @Test(
    "one of a group whose creation was interrupted is finished, unless it has been used",
    OwnGroup.needed, arguments: [0o700, 0o2700] as [UInt32])
  func unfinished(mode: UInt32) throws {
    let group = try OwnGroup.group()
    try folder.makeFolder("a")
    try folder.makeFolder("b")
    try folder.put("", in: "b/own")
    try FileSystem.setMode(mode, of: path())
    try FileSystem.setMode(mode, of: path("b"))
    try FileSystem.setGroup(group.id, of: path("b"))

    try RestrictedFolder.make(path(), for: group)

    let status = try FileSystem.status(of: path())
    let flaw = RestrictedFolder.Flaw.permissions(
      path("b"), mode: try folder.mode(of: "b"), wanted: 0o3770)
    #expect(
      (
        status?.mode, status?.group,
        thrown(RestrictedFolder.Flaw.self) { try RestrictedFolder.make(path("b"), for: group) }
      ) == (0o3770, group.id, flaw))
  }

  @Test(
    "one of a group that others may enter, or where anybody may remove anything, is refused",
    OwnGroup.needed,
    arguments: [0o1777, 0o0770, 0o1750, 0o3771] as [UInt32])
  func openGroup(mode: UInt32) throws {
    let group = try OwnGroup.group()
    try folder.makeFolder("a")
    try FileSystem.setGroup(group.id, of: path())
    try FileSystem.setMode(mode, of: path())
    let flaw = RestrictedFolder.Flaw.permissions(path(), mode: mode, wanted: 0o3770)
    #expect(throws: flaw) { try RestrictedFolder.make(path(), for: group) }
  }

  @Test(
    "a folder of another group, or of a user outside of the group, is refused", OwnGroup.needed)
  func foreign() throws {
    let group = try OwnGroup.group()
    let other = try OwnGroup.other(than: group)
    try RestrictedFolder.make(path(), for: group)
    let flaw = RestrictedFolder.Flaw.notTheGroups(
      path(), owner: UserAccount.currentID, group: other.name)
    #expect(throws: flaw) {
      try RestrictedFolder.check(path(), for: other)
    }
  }

  @Test(
    "one that another user made is refused, whatever its permissions",
    .enabled(if: UserAccount.currentID == 0, "needs root"), OwnGroup.needed)
  func madeByOthers() throws {
    let group = try OwnGroup.group()
    try RestrictedFolder.makePrivate(path())
    try RestrictedFolder.make(path("b"), for: group)
    for name in ["a", "b"] { try Owner.change(path(name)) }
    #expect(throws: RestrictedFolder.Flaw.somebodyElses(path(), owner: Owner.other)) {
      try RestrictedFolder.makePrivate(path())
    }
    let flaw = RestrictedFolder.Flaw.notTheGroups(
      path("b"), owner: Owner.other, group: group.name)
    #expect(throws: flaw) {
      try RestrictedFolder.make(path("b"), for: group)
    }
  }

  @Test("an administrator's folder is root's, writable by root alone, and no link")
  func systems() throws {
    #expect(
      RestrictedFolder.isSystems("/") && !RestrictedFolder.isSystems("/tmp")
        && !RestrictedFolder.isSystems(path("none")))
    try folder.makeFolder("a")
    try folder.makeLink("link", to: "/")
    #expect(RestrictedFolder.isSystems(path()) == (UserAccount.currentID == 0))
    try FileSystem.setMode(0o775, of: path())
    #expect(!RestrictedFolder.isSystems(path()) && !RestrictedFolder.isSystems(path("link")))
  }

  @Test(
    "an unknown group is not found, and the current user is in the primary group", OwnGroup.needed)
  func groups() throws {
    let group = try OwnGroup.group()
    #expect(
      UserGroup(named: "no such group") == nil && UserGroup(named: "") == nil
        && group.contains(UserAccount.currentID) && !group.contains(3_999_999_999))
  }

  @Test("every flaw is a sentence with its path")
  func sentences() {
    #expect(
      [
        RestrictedFolder.Flaw.permissions("/a", mode: 0o777, wanted: 0o700).description,
        RestrictedFolder.Flaw.somebodyElses("/a", owner: 3_999_999_999).description,
      ] == ["/a: has the permissions 777, must have 700", "/a: belongs to user 3999999999"])
    #expect(
      [
        RestrictedFolder.Flaw.notTheGroups("/a", owner: 0, group: "staff").description,
        RestrictedFolder.Flaw.notAFolder("/a").description,
      ] == ["/a: belongs to root, not to the group staff", "/a: not a folder"])
    #expect(RestrictedFolder.Flaw.noSuchGroup("x").description == "there is no group x")
  }
}

/// Groups that exist wherever the tests run.
private enum OwnGroup {
  private static let known = ["root", "wheel", "staff", "users", "daemon", "adm", "bin", "sys"]

  /// A container or a service may run the tests as a user without an account.
  static var needed: ConditionTrait {
    .enabled("needs a user with an account and a group") { (try? group()) != nil }
  }

  /// Returns the first group of the current user.
  static func group() throws -> UserGroup {
    let id = try #require(UserAccount(id: UserAccount.currentID)).group
    let account = try #require(UserAccount(id: UserAccount.currentID))
    let names = [account.name] + known
    return try #require(names.lazy.compactMap { UserGroup(named: $0) }.first { $0.id == id })
  }

  static func other(than group: UserGroup) throws -> UserGroup {
    try #require(known.lazy.compactMap { UserGroup(named: $0) }.first { $0.id != group.id })
  }
}

/// A second user, whom only a privileged user can make the owner of a file.
enum Owner {
  /// The number of the other user.
  static let other: UInt32 = 12_345

  static func change(_ path: String) throws {
    let result = try ProcessRun.result(
      of: "/bin/sh", ["-c", "chown \(other) \"$0\"", path],
      environment: ["PATH=/usr/sbin:/usr/bin:/bin"])
    try #require(result == RunResult())
  }
}
