import MemoryStore
import Testing

@Suite("Folders of a player")
struct StoreFoldersTests {
  private func places(_ environment: [String: String], isMac: Bool = false) -> [String]? {
    StoreFolders(environment: environment, isMac: isMac).map { [$0.config, $0.data] }
  }

  @Test("at the paths of the variables, at the XDG defaults, in Application Support, or nowhere")
  func standard() {
    #expect(
      places(["HOME": "/home/ada"]) == [
        "/home/ada/.config/memorize", "/home/ada/.local/share/memorize",
      ])

    let environment = ["HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d"]

    #expect(
      [
        places(environment), places(environment, isMac: true),
        places(["XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d"]),
      ] == [
        ["/c/memorize", "/d/memorize"], ["/c/memorize", "/d/memorize"],
        ["/c/memorize", "/d/memorize"],
      ])

    let place = "/Users/ada/Library/Application Support/memorize"

    #expect(
      (places(["HOME": "/Users/ada"], isMac: true), places([:]), places(["XDG_CONFIG_HOME": "/c"]))
        == ([place, place], nil, nil))
  }

  @Test("relative and empty variables count for nothing", arguments: ["", "c", "./c", "~/c"])
  func relative(value: String) {
    #expect(
      (
        places(["HOME": "/h", "XDG_CONFIG_HOME": value, "XDG_DATA_HOME": value]),
        places(["HOME": value])
      ) == (places(["HOME": "/h"]), nil))
  }

  @Test(
    "a missing home is never created; folders outside of it are created below the root",
    arguments: [
      ("/h", "/h/d", "/h"), ("/h/", "/h/a/d", "/h"), ("//h", "/h//d/", "/h"), ("/h", "/h", "/h"),
      ("/h", "/hd", "/"), ("/h", "/d", "/"), ("/h/a", "/h/b", "/"), ("/", "/d", "/"),
      ("", "/h/d", "/"), ("/é", "/e\u{301}/d", "/"),
    ])
  func homes(home: String, variable: String, expected: String) throws {
    let environment = ["HOME": home, "XDG_CONFIG_HOME": variable, "XDG_DATA_HOME": variable]
    let folders = try #require(StoreFolders(environment: environment, isMac: false))

    #expect(
      (folders.dataHome, folders.configHome, folders.data.hasPrefix(expected)) == (
        expected, expected, true
      ))
  }
}
