// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
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

func tests(
  of name: String, _ more: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + more, exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "Memorize",
  // `InlineArray` and the spans of arrays and strings need these versions. Nobody has built the package
  // for either system. The owner has not chosen a licence yet.
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    .library(name: "MemoryEngine", targets: ["MemoryEngine"]),
    .library(name: "GridSolver", targets: ["GridSolver"]),
    .library(name: "Streams", targets: ["Streams"]),
    .library(name: "MemoryModel", targets: ["MemoryModel"]),
    .library(name: "MemoryViewModel", targets: ["MemoryViewModel"]),
    .library(name: "MemoryStore", targets: ["MemoryStore"]),
    .library(name: "SharedGames", targets: ["SharedGames"]),
    .library(name: "MemorySimulation", targets: ["MemorySimulation"]),
    // For programs in other languages, which load it; whoever writes Swift links it like any other.
    .library(name: "MemoryEnvironment", type: .dynamic, targets: ["MemoryEnvironment"]),
    .library(name: "Pictures", targets: ["Pictures"]),
    .library(name: "TextUI", targets: ["TextUI"]),
    .library(name: "TextUITesting", targets: ["TextUITesting"]),
    .library(name: "TextUIGallery", targets: ["TextUIGallery"]),
    .library(name: "TerminalIO", targets: ["TerminalIO"]),
    .library(name: "PlainJSON", targets: ["PlainJSON"]),
    .library(name: "CommandLineKit", targets: ["CommandLineKit"]),
    .library(name: "SystemCalls", targets: ["SystemCalls"]),
  ],
  targets: [
    // Floor 4: programs. They alone know the clock, the system's chance, files and the terminal.
    .executableTarget(
      name: "memorize",
      dependencies: [
        "MemorizeCommands", "MemoryStore", "SharedGames", "TerminalIO", "TextUI", "SystemCalls",
        "Pictures",
      ],
      exclude: ["Pictures"], swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CBaseline", "MemoryViews", "MemoryViewModel", "MemoryModel", "MemorySimulation",
        "TerminalIO", "MemoryEngine", "GridSolver", "Streams", "SharedGames", "TextUI", "Pictures",
        "PlainJSON", "SystemCalls",
      ],
      path: "Benchmarks",
      exclude: ["CBaseline", "cluster", "environment", "instructions", "share", "start"],
      swiftSettings: strict),
    .target(
      name: "CBaseline", path: "Benchmarks/CBaseline", cSettings: [.unsafeFlags(["-O3"])]),

    // Floor 3: the commands, which are given their world, and the game as text.
    library(
      "MemorizeCommands",
      [
        "MemoryViews", "MemoryViewModel", "MemoryStore", "TextUIGallery", "TextUI", "MemoryModel",
        "MemorySimulation", "MemoryEngine", "PlainJSON", "CommandLineKit", "SystemCalls",
        "Pictures", "SharedGames",
      ]),
    library(
      "MemoryViews",
      [
        "MemoryViewModel", "TextUIGallery", "TextUI", "MemoryModel", "MemoryEngine", "GridSolver",
        "Pictures", "Streams",
      ]),

    // Floor 2: games for learners, what a screen needs, the game on disk and between terminals, the
    // terminal, controls and screens, all shown.
    library("MemoryEnvironment", ["MemoryEngine", "CMemoryEnvironment"], exclude: ["Python"]),
    library("MemoryViewModel", ["MemoryModel", "MemoryEngine"]),
    library(
      "SharedGames", ["MemoryStore", "MemoryModel", "MemoryEngine", "PlainJSON", "SystemCalls"]),
    library(
      "MemoryStore", ["MemoryModel", "MemoryEngine", "PlainJSON", "Pictures", "SystemCalls"]),
    library("TerminalIO", ["TextUICore", "SystemCalls", "CTerminal"]),
    library("TextUIGallery", ["TextUI", "Pictures", "Streams"], exclude: ["page-code.py"]),
    library("TextUITesting", ["TextUI"]),
    library("TextUI", ["TextUICore", "GridSolver", "Pictures"]),

    // Floor 1: what is kept, games without a screen, and the renderer.
    library("MemoryModel", ["MemoryEngine", "Pictures"]),
    library("MemorySimulation", ["MemoryEngine", "PlainJSON"], linking: mathematics),
    library(
      "TextUICore", ["Streams", "CReflection"], exclude: ["Text/character-width.pl"],
      linking: mathematics),

    // Floor 0: the rules, the fit, streams, JSON, pictures, command lines and the operating system;
    // they import nothing but what is in C.
    library("MemoryEngine"),
    library("GridSolver", linking: mathematics),
    library("Streams"),
    library("PlainJSON"),
    library("Pictures"),
    library("CommandLineKit"),
    library("SystemCalls", ["CSystemCalls"]),
    .target(name: "CSystemCalls"),
    .target(name: "CTerminal"),
    .target(name: "CReflection"),
    .target(name: "CMemoryEnvironment"),

    // Tests, one target a library.
    tests(of: "MemoryEngine", ["TestSupport"]),
    tests(of: "GridSolver", ["TestSupport"]),
    tests(of: "Streams", ["TestSupport"]),
    tests(of: "PlainJSON", ["TestSupport"]),
    tests(of: "Pictures", ["MemoryModel", "TestSupport"], exclude: ["Fixtures"]),
    tests(of: "CommandLineKit", ["PseudoTerminals", "TestSupport"]),
    tests(of: "SystemCalls", ["PseudoTerminals", "TestSupport"]),
    tests(of: "MemoryModel", ["MemoryEngine", "Pictures", "TestSupport"]),
    tests(of: "MemoryViewModel", ["MemoryModel", "MemoryEngine", "TestSupport"]),
    tests(of: "MemorySimulation", ["MemoryEngine", "PlainJSON", "TestSupport"]),
    tests(
      of: "MemoryEnvironment",
      ["MemorySimulation", "MemoryEngine", "CMemoryEnvironment", "TestSupport"],
      exclude: ["Python"]),
    tests(
      of: "TextUI",
      ["Streams", "TextUICore", "TextUITesting", "Pictures", "GridSolver", "TestSupport"]),
    tests(of: "TextUIGallery", ["TextUI", "TextUITesting", "Streams", "TestSupport"]),
    tests(of: "TextUITesting", ["TextUI", "TestSupport"]),
    tests(
      of: "TerminalIO",
      ["TextUI", "SystemCalls", "TimerApp", "TerminalProbe", "PseudoTerminals", "TestSupport"]),
    .executableTarget(
      name: "TimerApp", dependencies: ["TerminalIO", "TextUI"], path: "Tests/TimerApp",
      swiftSettings: strict),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["TerminalIO", "TextUI"], path: "Tests/TerminalProbe",
      swiftSettings: strict),
    tests(
      of: "MemoryStore",
      [
        "MemoryViewModel", "MemoryModel", "MemoryEngine", "PlainJSON", "Pictures", "SystemCalls",
        "StoreProbe", "TestSupport",
      ]),
    .executableTarget(
      name: "StoreProbe",
      dependencies: ["MemoryViewModel", "MemoryStore", "MemoryModel", "MemoryEngine", "Pictures"],
      path: "Tests/StoreProbe", swiftSettings: strict),
    tests(
      of: "SharedGames",
      [
        "MemoryStore", "MemoryModel", "MemoryEngine", "SystemCalls", "ShareProbe", "TestSupport",
      ]),
    .executableTarget(
      name: "ShareProbe",
      dependencies: ["SharedGames", "MemoryModel", "MemoryEngine", "SystemCalls"],
      path: "Tests/ShareProbe", swiftSettings: strict),
    tests(
      of: "MemoryViews",
      ["MemoryViewModel", "TextUIGallery", "TextUI", "MemoryModel", "MemoryEngine", "Pictures"]),
    tests(
      of: "MemorizeCommands",
      [
        "memorize", "MemoryViews", "MemoryViewModel", "MemoryStore", "SharedGames", "TerminalIO",
        "TextUIGallery", "TextUI", "MemoryModel", "MemorySimulation", "MemoryEngine",
        "CommandLineKit", "SystemCalls", "Pictures", "PseudoTerminals", "TestSupport",
      ]),
    tests(
      of: "memorize",
      [
        "MemorizeCommands", "MemoryStore", "CommandLineKit", "SystemCalls", "StoreProbe",
        "PseudoTerminals", "TestSupport",
      ]),

    // What several of them share.
    .target(
      name: "TestSupport", dependencies: ["CSystemCalls"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "PseudoTerminals", dependencies: ["TestSupport"], path: "Tests/PseudoTerminals",
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
