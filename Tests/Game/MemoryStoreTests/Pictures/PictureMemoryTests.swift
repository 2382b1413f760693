import MemoryModel
import Pictures
import TestSupport
import Testing

@testable import MemoryStore

/// Pictures imported by a process with a memory limit, which a fatal signal enforces.
@Suite(.serialized) struct PictureMemoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for number in 1...2 {
      try folder.put(PNG.encoded(SamplePhotos.picture(number)), in: "small-\(number).png")
    }
  }

  /// Imports files within 64 MB beyond the memory of a process that has imported others.
  private func outcomes(of files: [String: [UInt8]]) throws -> [String: String] {
    for (name, bytes) in files { try folder.put(bytes, in: name) }
    let names = files.keys.sorted()
    let probe = try ProbeProcess(["import", folder.path, "64"] + names)
    var outcomes: [String: String] = [:]
    while let line = probe.line() {
      let parts = line.split(separator: ": ", maxSplits: 1)
      outcomes[String(parts[0])] = String(parts[1])
    }
    #expect(try probe.end() == 0, "after \(outcomes.count) of \(names.count + 1)")
    return outcomes
  }

  @Test func `the worst pictures are imported or refused within 64 MB, alone and together`() throws
  {
    let outcomes = try outcomes(of: HostilePictures.imported)

    #expect(
      (
        [
          outcomes["one-row.png"], outcomes["one-column.png"], outcomes["many-parts.png"],
          outcomes["largest-1.png"],
        ], outcomes.count
      ) == (["0 kept", "0 kept", "0 kept", "1 kept"], HostilePictures.imported.count + 1))
  }

  @Test func `every fixture is imported or refused within 64 MB`() throws {
    var files: [String: [UInt8]] = [:]
    for list in ["photos.txt", "pictures.txt"] {
      for (name, bytes) in HostilePictures.fixtures(list) { files["\(list)-\(name)"] = bytes }
    }
    #expect(files.count > 50)
    let outcomes = try outcomes(of: files)
    #expect(outcomes.values.count { $0 == "1 kept" } > files.count / 2)
  }

  @Test func `any file in place of a saved picture is shown or refused within 32 MB`() throws {
    var pictures = HostilePictures.imported.filter { $0.value.count <= PictureID.largestFile }
    pictures.merge(HostilePictures.fixtures("photos.txt")) { first, _ in first }
    pictures.merge(HostilePictures.fixtures("pictures.txt")) { first, _ in first }
    let names = pictures.values.map { PictureID(of: $0).fileName }
    try folder.makeFolder("pictures")
    for (name, bytes) in zip(names, pictures.values) {
      try folder.put(bytes, in: "pictures/\(name)")
    }
    let probe = try ProbeProcess(["show", folder.path, "32"] + names)
    var count = 0
    while probe.line() != nil { count += 1 }
    #expect(try probe.end() == 0 && count == names.count)
  }
}
