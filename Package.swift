// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// Square roots come from the C library's libm, which nothing else would link on Linux.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict,
    linkerSettings: linking)
}

func tests(of name: String, _ more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + more, swiftSettings: strict)
}

let package = Package(
  name: "Memorize",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "MemoryEngine", targets: ["MemoryEngine"]),
    .library(name: "GridSolver", targets: ["GridSolver"]),
    .library(name: "MemoryViewModel", targets: ["MemoryViewModel"]),
    .library(name: "MemoryStore", targets: ["MemoryStore"]),
    .library(name: "MemorySimulation", targets: ["MemorySimulation"]),
    .library(name: "TextUI", targets: ["TextUI"]),
    .library(name: "TerminalIO", targets: ["TerminalIO"]),
    .library(name: "PlainJSON", targets: ["PlainJSON"]),
  ],
  targets: [
    // Floor 3: programs. They alone know the clock, the system's chance, files and the terminal.
    .executableTarget(
      name: "memorize",
      dependencies: [
        "MemoryViews", "MemoryStore", "MemoryViewModel", "MemorySimulation", "TerminalIO",
        "MemoryEngine", "TextUI", "PlainJSON",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CBaseline", "MemorySimulation", "TerminalIO", "MemoryEngine", "GridSolver", "TextUI",
        "PlainJSON",
      ],
      path: "Benchmarks", exclude: ["CBaseline", "cluster", "instructions"],
      swiftSettings: strict),
    .target(
      name: "CBaseline", path: "Benchmarks/CBaseline", cSettings: [.unsafeFlags(["-O3"])]),

    // Floor 2: the game as text, and on disk.
    library("MemoryViews", ["MemoryViewModel", "MemoryEngine", "GridSolver", "TextUI"]),
    library("MemoryStore", ["MemoryViewModel", "MemoryEngine", "PlainJSON"]),

    // Floor 1: what a screen needs, games without a screen, and the terminal.
    library("MemoryViewModel", ["MemoryEngine"]),
    library("MemorySimulation", ["MemoryEngine", "PlainJSON"], linking: mathematics),
    library("TerminalIO", ["TextUI", "CTerminal"]),

    // Floor 0: the rules, the fit, the renderer and JSON. They import nothing.
    library("MemoryEngine"),
    library("GridSolver", linking: mathematics),
    library("TextUI", exclude: ["Drawing/character-width.pl"], linking: mathematics),
    library("PlainJSON"),
    .target(name: "CTerminal"),

    // Tests, one target a library.
    tests(of: "MemoryEngine"),
    tests(of: "GridSolver"),
    tests(of: "PlainJSON"),
    tests(of: "MemoryViewModel", ["MemoryEngine"]),
    tests(of: "MemorySimulation", ["MemoryEngine", "PlainJSON"]),
    tests(of: "TextUI", ["GridSolver"]),
    .target(name: "PseudoTerminals", path: "Tests/PseudoTerminals", swiftSettings: strict),
    tests(of: "TerminalIO", ["TextUI", "TerminalProbe", "PseudoTerminals"]),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["TerminalIO", "TextUI"], path: "Tests/TerminalProbe",
      swiftSettings: strict),
    tests(of: "MemoryStore", ["MemoryViewModel", "MemoryEngine", "PlainJSON", "StoreProbe"]),
    .executableTarget(
      name: "StoreProbe", dependencies: ["MemoryStore", "MemoryViewModel"],
      path: "Tests/StoreProbe", swiftSettings: strict),
    tests(of: "MemoryViews", ["MemoryViewModel", "MemoryEngine", "TextUI"]),
    tests(
      of: "memorize",
      [
        "MemoryViews", "MemoryViewModel", "MemorySimulation", "MemoryEngine", "TextUI",
        "PseudoTerminals",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
