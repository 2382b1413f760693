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
  _ name: String, _ dependencies: [Target.Dependency] = [], linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: strict, linkerSettings: linking)
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
    .library(name: "MemorySimulation", targets: ["MemorySimulation"]),
  ],
  targets: [
    // Floor 3: programs. They alone know the clock, the system's chance, files and the terminal.
    .executableTarget(
      name: "memorize",
      dependencies: ["MemoryViewModel", "MemorySimulation", "MemoryEngine"],
      swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CBaseline", "GridSolver", "MemorySimulation", "MemoryEngine"],
      path: "Benchmarks", exclude: ["CBaseline", "instructions"],
      swiftSettings: strict),
    .target(
      name: "CBaseline", path: "Benchmarks/CBaseline", cSettings: [.unsafeFlags(["-O3"])]),

    // Floor 1: what a screen needs, and games without a screen.
    library("MemoryViewModel", ["MemoryEngine"]),
    library("MemorySimulation", ["MemoryEngine"], linking: mathematics),

    // Floor 0: the rules and the fit. They import nothing.
    library("MemoryEngine"),
    library("GridSolver", linking: mathematics),

    // Tests, one target a library.
    tests(of: "MemoryEngine"),
    tests(of: "GridSolver"),
    tests(of: "MemoryViewModel", ["MemoryEngine"]),
    tests(of: "MemorySimulation", ["MemoryEngine"]),
    tests(of: "memorize", ["MemoryViewModel", "MemorySimulation", "MemoryEngine"]),
  ],
  swiftLanguageModes: [.v6]
)
