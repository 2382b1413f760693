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

/// A target of Swift in a wing of `Sources`, such as `Base/Streams`.
func library(
  _ path: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name(at: path), dependencies: dependencies, path: "Sources/\(path)", exclude: exclude,
    swiftSettings: strict, linkerSettings: linking)
}

func cLibrary(_ path: String) -> Target {
  .target(name: name(at: path), path: "Sources/\(path)")
}

/// The tests of a library, in the same wing of `Tests`.
func tests(
  of path: String, _ more: [Target.Dependency] = [], exclude: [String] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(
    name: "\(name(at: path))Tests", dependencies: [.target(name: name(at: path))] + more,
    path: "Tests/\(path)Tests", exclude: exclude, swiftSettings: settings)
}

/// Tests of views, which are on the main actor as views are.
func viewTests(
  of path: String, _ more: [Target.Dependency] = []
) -> Target {
  tests(
    of: path, more,
    settings: strict + [
      .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
    ])
}

/// What tests share.
func testLibrary(_ path: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name(at: path), dependencies: dependencies, path: "Tests/\(path)", swiftSettings: strict)
}

/// A program that tests start.
func testProgram(_ path: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name(at: path), dependencies: dependencies, path: "Tests/\(path)", swiftSettings: strict)
}

func name(at path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

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
    // The base, for any program: fit, axes, gates, XML, streams, JSON, pictures, commands, system.
    library("Base/GridSolver", linking: mathematics),
    library("Base/Axes"),
    library("Base/Gates"),
    library("Base/XMLText"),
    library("Base/SeparatedValues"),
    library("Base/UnicodeScripts"),
    library("Base/Streams"),
    library("Base/PlainJSON"),
    library("Base/Pictures"),
    library("Base/CommandLineKit"),
    library("Base/SystemCalls", ["CSystemCalls"]),
    cLibrary("Base/CSystemCalls"),
    cLibrary("Base/CReflection"),

    // The terminal: views, controls, a gallery of them, tests of them, and the terminal itself.
    library(
      "Terminal/TextUICore", ["Streams", "CReflection", "UnicodeScripts"],
      exclude: ["Text/character-width.pl"],
      linking: mathematics),
    library("Terminal/TextUI", ["TextUICore", "GridSolver", "Axes", "Gates", "Pictures"]),
    library("Terminal/TextUITesting", ["TextUI"]),
    library("Terminal/TextUIGallery", ["TextUI", "Pictures", "Streams", "SystemCalls"]),
    library(
      "Terminal/TerminalIO",
      [
        "TextUICore", "Pictures", "SystemCalls", "PlainJSON", "XMLText", "CTerminal", "CMainActor",
      ]),
    cLibrary("Terminal/CTerminal"),
    cLibrary("Terminal/CMainActor"),

    // Research: games without a screen, and games for learners.
    library(
      "Research/MemorySimulation", ["MemoryEngine", "PlainJSON", "Axes", "XMLText"],
      linking: mathematics),
    library(
      "Research/MemoryEnvironment", ["MemoryEngine", "CMemoryEnvironment"], exclude: ["Python"]),
    cLibrary("Research/CMemoryEnvironment"),

    // The game: its rules, what is kept, on disk and between terminals, screens, commands, the program.
    library("Game/MemoryEngine"),
    library("Game/MemoryModel", ["MemoryEngine", "Pictures", "UnicodeScripts"]),
    library("Game/MemoryViewModel", ["MemoryModel", "MemoryEngine", "Gates"]),
    library(
      "Game/MemoryStore",
      [
        "MemoryModel", "MemoryEngine", "PlainJSON", "Pictures", "SystemCalls", "XMLText",
        "SeparatedValues",
      ]),
    library(
      "Game/SharedGames",
      ["MemoryStore", "MemoryModel", "MemoryEngine", "PlainJSON", "SystemCalls"]),
    library(
      "Game/MemoryViews",
      [
        "MemoryViewModel", "TextUIGallery", "TextUI", "MemoryModel", "MemoryEngine", "GridSolver",
        "Pictures", "Streams", "SystemCalls",
      ]),
    library(
      "Game/MemorizeCommands",
      [
        "MemoryViews", "MemoryViewModel", "MemoryStore", "TextUIGallery", "TextUI", "MemoryModel",
        "MemorySimulation", "MemoryEngine", "PlainJSON", "CommandLineKit", "SystemCalls",
        "Pictures", "SharedGames", "Gates", "SeparatedValues",
      ]),
    .executableTarget(
      name: "memorize",
      dependencies: [
        "MemorizeCommands", "MemoryStore", "SharedGames", "TerminalIO", "TextUI", "SystemCalls",
        "Pictures",
      ],
      path: "Sources/Game/memorize", exclude: ["Pictures"], swiftSettings: strict),

    // Benchmarks, beside the same work in C.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CBaseline", "MemoryViews", "MemoryViewModel", "MemoryModel", "MemorySimulation",
        "TerminalIO", "MemoryEngine", "GridSolver", "Streams", "SharedGames", "TextUI", "Pictures",
        "PlainJSON", "SystemCalls",
      ],
      path: "Benchmarks",
      exclude: [
        "CBaseline", "cluster", "environment", "finished", "instructions", "share", "start",
        "stream",
      ],
      swiftSettings: strict),
    .target(
      name: "CBaseline", path: "Benchmarks/CBaseline", cSettings: [.unsafeFlags(["-O3"])]),

    // Tests, one target a library, and what they share.
    tests(of: "Base/GridSolver", ["TestSupport"]),
    tests(of: "Base/Axes"),
    tests(of: "Base/Gates"),
    tests(of: "Base/XMLText"),
    tests(of: "Base/SeparatedValues"),
    tests(of: "Base/UnicodeScripts"),
    tests(of: "Base/Streams", ["TestSupport"]),
    tests(of: "Base/PlainJSON", ["TestSupport"]),
    tests(of: "Base/Pictures", ["MemoryModel", "TestSupport"], exclude: ["Fixtures"]),
    tests(of: "Base/CommandLineKit", ["PseudoTerminals", "TestSupport"]),
    tests(of: "Base/SystemCalls", ["PseudoTerminals", "TestSupport"]),
    testLibrary("Base/TestSupport", ["CSystemCalls"]),
    testLibrary("Base/PseudoTerminals", ["TestSupport"]),

    viewTests(
      of: "Terminal/TextUI",
      ["Streams", "TextUICore", "TextUITesting", "Pictures", "GridSolver", "TestSupport"]),
    viewTests(of: "Terminal/TextUITesting", ["TextUI", "TestSupport"]),
    viewTests(of: "Terminal/TextUIGallery", ["TextUI", "TextUITesting", "Streams", "TestSupport"]),
    tests(
      of: "Terminal/TerminalIO",
      [
        "TextUI", "Pictures", "SystemCalls", "PlainJSON", "CTerminal", "TimerApp", "InlineApp",
        "PrintingApp", "TerminalProbe", "PseudoTerminals", "TestSupport",
      ]),
    testProgram("Terminal/TimerApp", ["TerminalIO", "TextUI"]),
    testProgram("Terminal/AsyncApp", ["TerminalIO", "TextUI", "SystemCalls"]),
    testProgram("Terminal/InlineApp", ["TerminalIO", "TextUI", "SystemCalls"]),
    testProgram("Terminal/PrintingApp", ["TerminalIO", "TextUI"]),
    testProgram("Terminal/TerminalProbe", ["TerminalIO", "TextUI", "Pictures"]),

    tests(of: "Research/MemorySimulation", ["MemoryEngine", "PlainJSON", "TestSupport"]),
    tests(
      of: "Research/MemoryEnvironment",
      ["MemorySimulation", "MemoryEngine", "CMemoryEnvironment", "TestSupport"],
      exclude: ["Python"]),

    tests(of: "Game/MemoryEngine", ["TestSupport"]),
    tests(of: "Game/MemoryModel", ["MemoryEngine", "Pictures", "TestSupport"]),
    tests(of: "Game/MemoryViewModel", ["MemoryModel", "MemoryEngine", "Gates", "TestSupport"]),
    tests(
      of: "Game/MemoryStore",
      [
        "MemoryViewModel", "MemoryModel", "MemoryEngine", "PlainJSON", "Pictures", "SystemCalls",
        "SeparatedValues", "StoreProbe", "TestSupport",
      ]),
    testProgram(
      "Game/StoreProbe",
      ["MemoryViewModel", "MemoryStore", "MemoryModel", "MemoryEngine", "Pictures", "Gates"]),
    tests(
      of: "Game/SharedGames",
      [
        "MemoryStore", "MemoryModel", "MemoryEngine", "SystemCalls", "ShareProbe", "TestSupport",
      ]),
    testProgram(
      "Game/ShareProbe", ["SharedGames", "MemoryModel", "MemoryEngine", "SystemCalls"]),
    viewTests(
      of: "Game/MemoryViews",
      [
        "MemoryViewModel", "TextUIGallery", "TextUITesting", "TextUI", "MemoryModel",
        "MemoryEngine", "GridSolver", "Pictures", "TestSupport",
      ]),
    tests(
      of: "Game/MemorizeCommands",
      [
        "memorize", "MemoryViews", "MemoryViewModel", "MemoryStore", "SharedGames", "TerminalIO",
        "TextUIGallery", "TextUI", "MemoryModel", "MemorySimulation", "MemoryEngine",
        "CommandLineKit", "SystemCalls", "Pictures", "Gates", "SeparatedValues", "PseudoTerminals",
        "TestSupport",
      ]),
    tests(
      of: "Game/memorize",
      [
        "MemorizeCommands", "MemoryStore", "MemoryModel", "CommandLineKit", "SystemCalls",
        "StoreProbe", "PseudoTerminals", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
