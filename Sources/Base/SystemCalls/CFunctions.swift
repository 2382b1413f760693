import CSystemCalls

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// C functions under names of our own, because a method of the same name would hide them.

func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

func systemSend(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(descriptor, bytes, count, flags)
}

func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

func systemSocket() -> Int32 { socket(AF_UNIX, streamKind, 0) }

func systemBind(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32 {
  bind(socket, address, size)
}

func systemConnect(
  _ socket: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
) -> Int32 {
  connect(socket, address, size)
}

func systemListen(_ socket: Int32, _ waiting: Int32) -> Int32 { listen(socket, waiting) }

func systemAccept(_ socket: Int32) -> Int32 { accept_close_on_exec(socket) }

// Close-on-exec from the start, because another thread may be starting a program.
#if canImport(Glibc)
let streamKind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
#elseif canImport(Musl)
let streamKind = SOCK_STREAM | SOCK_CLOEXEC
#else
let streamKind = SOCK_STREAM
#endif

func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe_close_on_exec(&ends) }

func systemRename(_ path: String, _ newPath: String) -> Int32 {
  rename(path.forSystem, newPath.forSystem)
}

func systemLink(_ path: String, _ newPath: String) -> Int32 {
  link(path.forSystem, newPath.forSystem)
}

func systemKill(_ process: Int32, _ signal: Int32) { kill(process, signal) }

func systemExit(_ status: Int32) -> Never { exit(status) }

extension Int {
  /// The number of bytes to request in one read, bounded so that memory can be reserved for them.
  ///
  /// - Precondition: Above zero.
  var asReadCount: Int {
    precondition(self > 0, "\(self) bytes cannot be read")
    return Swift.min(self, 1 << 30)
  }
}

/// Repeats a call while a signal interrupts it.
///
/// - Returns: The result of the call, which is not negative.
func uninterrupted<Result: SignedInteger>(
  _ call: () -> Result
) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw .last }
  }
}
