// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Files",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "Memorize", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Files",
      dependencies: [
        .product(name: "TerminalIO", package: "Memorize"),
        .product(name: "TextUI", package: "Memorize"),
        .product(name: "Pictures", package: "Memorize"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "FilesTests",
      dependencies: ["Files", .product(name: "TextUITesting", package: "Memorize")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
