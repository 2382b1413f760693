/// The addresses of links in a table, numbered from 1.
package struct LinkNumbers {
  private var addresses: [String] = []
  private var numbers: [LinkAddress: UInt16] = [:]
  /// The number of bytes of the longest address.
  package private(set) var longest = 0

  static let limit = 65_535

  /// The number of addresses.
  package var count: Int { addresses.count }

  /// Returns the number of an address; zero if 65,535 others exist.
  mutating func number(of address: LinkAddress) -> UInt16 {
    if let number = numbers[address] { return number }
    guard count < Self.limit else { return 0 }
    addresses.append(address.text)
    longest = max(longest, address.text.utf8.count)
    let number = UInt16(addresses.count)
    numbers[address] = number
    return number
  }

  /// Returns the address of a number; nil for zero and unknown ones.
  package subscript(number: UInt16) -> String? {
    number > 0 && number <= count ? addresses[Int(number) - 1] : nil
  }
}

extension CellTable {
  /// Returns the number of a link's address; zero, which is no link, if there are too many.
  package func number(of address: LinkAddress) -> UInt16 { links.number(of: address) }
}
