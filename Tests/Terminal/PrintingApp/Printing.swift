// The C library declares its streams as variables.
#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// The ways in which a program, its libraries and its children write to standard output.
@MainActor enum Printing {
  /// The number of bytes that the log has received.
  static var logged = 0

  /// The actions by key.
  static let actions: [Character: () -> Void] = [
    "f": { put("by fputs\n") },
    "1": { write("by write to 1\n", to: 1) },
    "2": { write("by write to 2\n", to: 2) },
    "c": { runShell("echo by a child; echo its error >&2") },
    "n": { write("no end", to: 1) },
    "u": { write(bytes: [0x73, 0xC3], to: 1) },
    "v": { write(bytes: [0xA4, 0x0A], to: 1) },
    "e": { write("\u{1B}[2J\u{1B}]0;x\u{7}\u{1B}[31mred\u{8}\n", to: 1) },
    "b": { burst() },
    "t": { Task.detached { burst() } },
    "s": { runShell("seq 100000") },
    "w": { runShell("echo waits; kill -STOP $$; echo goes on") },
  ]

  nonisolated static func put(_ text: String) {
    fputs(text, stdout)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    write(bytes: Array(text.utf8), to: descriptor)
  }

  private static func write(bytes: [UInt8], to descriptor: Int32) {
    _ = systemWrite(descriptor, bytes, bytes.count)
  }

  /// Prints 100,000 lines without a pause.
  nonisolated private static func burst() {
    for number in 1...100_000 { put("line \(number)\n") }
  }

  /// Starts a shell with the standard descriptors of this process, without waiting for its end.
  private static func runShell(_ command: String) {
    var arguments = ["sh", "-c", command].map { (text: String) in strdup(text) } + [nil]
    var variables = [strdup("PATH=/usr/bin:/bin"), nil]
    var process = pid_t()
    posix_spawn(&process, "/bin/sh", nil, nil, &arguments, &variables)
    for text in arguments + variables { free(text) }
  }
}

private let systemWrite = write
