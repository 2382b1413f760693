/// What the operating system answered instead of doing as asked.
package struct SystemError: Error, Equatable {
  /// An `errno`.
  package let code: Int32

  package init(code: Int32) { self.code = code }
}
