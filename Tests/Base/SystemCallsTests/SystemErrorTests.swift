import SystemCalls
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("Errors of the system")
struct SystemErrorTests {
  @Test("it is described in the system's own words, and tells links, locks and sync apart")
  func reason() {
    #expect(
      (SystemError.noSpace.reason, SystemError(code: ENOENT), close(-1), SystemError.last) == (
        "No space left on device", .noSuchFile, -1, SystemError(code: EBADF)
      ))

    func meanings(_ code: Int32) -> [Bool] {
      let error = SystemError(code: code)
      return [error.meansNoLinks, error.meansNoLocks, error.meansNoSync, error.isTemporary]
    }
    let codes: [(codes: [Int32], meanings: [Bool])] = [
      ([EPERM, EMLINK, EXDEV], [true, false, false, false]),
      ([ENOLCK], [false, true, false, false]),
      ([EINVAL, EBADF], [false, false, true, false]),
      ([EINTR, EAGAIN, EWOULDBLOCK], [false, false, false, true]),
      ([EIO, ENOSPC, EROFS], [false, false, false, false]),
    ]
    let wrong = codes.flatMap { row in row.codes.filter { meanings($0) != row.meanings } }
    #expect(wrong == [])
  }

  @Test(
    "three error codes mean that a file system does not support a call",
    arguments: [
      ENOTSUP, EOPNOTSUPP, ENOSYS,
    ])
  func unsupported(code: Int32) {
    let error = SystemError(code: code)
    #expect(error.meansUnsupported && error.meansNoLinks && error.meansNoLocks && error.meansNoSync)
    #expect(!error.isTemporary)
  }
}
