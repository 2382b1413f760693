import SystemCalls
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("This process")
struct CurrentProcessTests {
  @Test("variables are listed as they are set, the others not at all")
  func environment() async {
    await #expect(processExitsWith: .success) {
      setenv("MEMORIZE_SET", "a b", 1)
      setenv("MEMORIZE_EMPTY", "", 1)
      unsetenv("MEMORIZE_UNSET")
      let names = ["MEMORIZE_SET", "MEMORIZE_EMPTY", "MEMORIZE_UNSET", "MEMORIZE_SET"]
      #expect(
        CurrentProcess.environment(names) == ["MEMORIZE_SET": "a b", "MEMORIZE_EMPTY": ""])
    }
  }

  @Test("it ends with the given status, and the date is the system's")
  func exit() async {
    #expect(CurrentProcess.number == getpid())
    await #expect(processExitsWith: .exitCode(75)) { CurrentProcess.exit(status: 75) }

    let before = Int64(time(nil))
    let now = WallClock.secondsSince1970()
    #expect(before <= now && now <= Int64(time(nil)))
  }

  @Test(
    "text is UTF-8 if the first variable that is set says so",
    arguments: [
      (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false),
      (["LANG": "ca_ES.UTF-8@valencia"], true), (["LANG": "de_DE@euro"], false), ([:], false),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
      (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8", "LANG": "C"], true),
    ])
  func locale(environment: [String: String], isUTF8: Bool) {
    #expect(LocaleVariables.writesUTF8(environment) == isUTF8)
  }
}

@Suite("Signals")
struct SignalTests {
  @Test("a limit on the size of files is an error once its signal is ignored")
  func fileSize() async throws {
    await #expect(processExitsWith: .success) {
      TestThread.unblock(Signal.fileSizeLimit.rawValue)
      Signal.fileSizeLimit.ignore()
      var limit = rlimit()
      #if canImport(Glibc)
      let kind = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
      #else
      let kind = RLIMIT_FSIZE
      #endif
      getrlimit(kind, &limit)
      limit.rlim_cur = 0
      setrlimit(kind, &limit)
      let folder = try TemporaryFolder()
      let file = try OpenFile(folder.path + "/a", for: .creating)
      #expect(throws: SystemError(code: EFBIG)) { try file.write([1]) }
    }
  }

  @Test("a handler is called until the default is restored, which it may do itself")
  func handler() async {
    await #expect(processExitsWith: .signal(Signal.terminate.rawValue)) {
      TestThread.unblock(Signal.terminate.rawValue)
      Signal.terminate.handle { _ in Signal.terminate.restoreDefault() }
      raise(Signal.terminate.rawValue)
      raise(Signal.terminate.rawValue)
    }
  }

  @Test("each signal has a different number")
  func numbers() {
    let all: [Signal] = [
      .interrupt, .terminate, .hangUp, .quit, .stop, .backgroundRead, .continue, .windowSize,
      .brokenPipe, .fileSizeLimit,
    ]
    #expect(
      (Set(all.map(\.rawValue)).count, Signal.interrupt.rawValue, Signal.hangUp.rawValue) == (
        all.count, 2, 1
      ))
  }
}

@Suite("Available resources")
struct AvailableResourcesTests {
  @Test("free descriptors are counted up to the limit, those in use not")
  func descriptors() async {
    await #expect(processExitsWith: .success) {
      var limit = rlimit()
      #if canImport(Glibc)
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      #else
      let kind = RLIMIT_NOFILE
      #endif
      getrlimit(kind, &limit)
      limit.rlim_cur = 40
      setrlimit(kind, &limit)
      let free = AvailableResources.descriptors(atMost: 100)
      let taken = try FileDescriptor.pipe()
      #expect(
        ProcessLimit.openFiles.value == 40 && free > 2 && free < 38
          && (
            AvailableResources.descriptors(atMost: 2), AvailableResources.descriptors(atMost: 0),
            AvailableResources.descriptors(atMost: 100)
          ) == (2, 0, free - 2))
      try taken.reading.close()
      #expect(AvailableResources.descriptors(atMost: 100) == free - 1)
    }
  }

  @Test("memory is available or not, without a leak, and threads are counted, and gone afterwards")
  func memory() {
    for _ in 0..<1_000 { #expect(AvailableResources.hasMemory(1 << 30)) }
    #expect(!AvailableResources.hasMemory(1 << 60))
    AvailableResources.shareHeap()

    for count in [0, 1, 7] { #expect(AvailableResources.threads(atMost: count) == count) }
    #expect(AvailableResources.processorCount > 0)
  }

  @Test("a limit that is set is reported, and an unset one is none")
  func limits() async {
    await #expect(processExitsWith: .success) {
      var limit = rlimit()
      #if canImport(Glibc)
      let kind = __rlimit_resource_t(RLIMIT_STACK.rawValue)
      #else
      let kind = RLIMIT_STACK
      #endif
      getrlimit(kind, &limit)
      limit.rlim_cur = 1 << 20
      setrlimit(kind, &limit)
      #expect(ProcessLimit.stack.value == 1 << 20)
    }
    #expect(ProcessLimit(rawValue: "n") == .openFiles)
  }
}
