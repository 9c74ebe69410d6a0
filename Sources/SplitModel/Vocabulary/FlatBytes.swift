/// Whether two values of a flat type, which has one representation for each value and no padding, are equal.
///
/// Eight bytes at a time: comparing a state field by field takes ten times as long.
@inlinable
func haveSameBytes<Value: BitwiseCopyable>(_ left: Value, _ right: Value) -> Bool {
  withUnsafeBytes(of: left) { one in
    withUnsafeBytes(of: right) { other in
      var difference: UInt64 = 0
      var position = 0
      while position &+ 8 <= one.count {
        difference |=
          one.loadUnaligned(fromByteOffset: position, as: UInt64.self)
          ^ other.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        position &+= 8
      }
      while position < one.count {
        difference |= UInt64(one[position] ^ other[position])
        position &+= 1
      }
      return difference == 0
    }
  }
}
