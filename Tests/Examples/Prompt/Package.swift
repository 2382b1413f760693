// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Prompt",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "Memorize", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Prompt",
      dependencies: [
        .product(name: "TerminalIO", package: "Memorize"),
        .product(name: "TextUI", package: "Memorize"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "PromptTests",
      dependencies: ["Prompt", .product(name: "TextUITesting", package: "Memorize")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
