import Foundation

/// Names of places in the code under test, as reports show them.
enum Symbols {
  /// Most of what the compiler makes is not worth naming.
  private static func isWritten(_ name: String) -> Bool {
    let made = [
      "deinit", ".modify", ".read", ".getter", ".setter", "merged ", "outlined ", "metadata", "witness",
      "default argument", "thunk", "partial apply", "key path", "initialization expression", "addressor",
      "__allocating_init",
    ]
    return !made.contains { name.contains($0) }
  }

  /// Names with places, each once, in the order of the addresses; nil where no symbolizer is found.
  static func names(of addresses: [UInt]) -> [String]? {
    guard let known = symbols(at: addresses) else { return nil }
    return Layout.unique(
      known.compactMap { symbol, place in
        let whole = demangled(symbol)
        // A specialisation of Swift's own code is in the file of whoever uses it.
        if whole.contains(" of Swift.") || whole.hasPrefix("Swift.") { return nil }
        let name = readable(whole)
        let parts = place.split(separator: ":")
        guard isWritten(name), parts.count > 1, !place.hasPrefix("??"), !place.contains("<compiler") else {
          return nil
        }
        let file = parts[0].split(separator: "/").last ?? parts[0]
        // The compiler gives some blocks no line.
        return "\(name) (\(file)\(parts[1] == "0" ? "" : ":\(parts[1])"))"
      })
  }

  /// The functions at addresses by their short names, without those of Swift's libraries and of the fuzzer.
  static func functions(at addresses: [UInt]) -> [String] {
    (symbols(at: own(addresses)) ?? []).map { demangled($0.symbol) }.filter(isApps).map(short)
  }

  /// Those addresses that are neither in Swift's libraries nor outside of all programs.
  static func own(_ addresses: [UInt]) -> [UInt] {
    addresses.filter { address in
      guard let name = image(of: address)?.file.split(separator: "/").last else { return false }
      return !["libswift", "libFoundation", "libdispatch", "Foundation"].contains { name.hasPrefix($0) }
    }
  }

  private static func isApps(_ name: String) -> Bool {
    ![" Swift.with", "(extension in Swift)", "FuzzEngine.", "SplitFuzz.", "HeadlessUI."]
      .contains { name.contains($0) }
  }

  /// The function that makes a task of a closure: the first of some addresses is the closure's, or is a thunk's and one
  /// of the others is the closure's.
  static func maker(at addresses: [UInt]) -> String? {
    let names = (places(of: addresses) ?? []).map { demangled($0.symbol) }
    guard let first = names.first else { return nil }
    let closures = first.contains("reabstraction thunk") ? names.dropFirst() : names.prefix(1)
    return closures.lazy.filter { $0.contains("closure #") && isApps($0) }.map(short).first { !$0.isEmpty }
  }

  /// A function's name with the labels of its parameters, also of a closure in it: `Mail.load(in:)`.
  static func short(_ demangled: String) -> String {
    var name = demangled.replacing(/\(([^() ]+) in _[0-9A-F]+\)/) { $0.1 }
    if let closure = name.ranges(of: " in ").last { name = String(name[closure.upperBound...]) }
    if let part = name.range(of: "resume partial function for ") { name = String(name[part.upperBound...]) }
    for kind in ["static ", "closure #1 "] where name.hasPrefix(kind) { name.removeFirst(kind.count) }
    let path = name.prefix { !"(<: ".contains($0) }
    let parameters = name.dropFirst(path.count).drop { $0 != "(" }
    var parts = path.split(separator: ".").dropFirst()
    if ["getter", "setter"].contains(parts.last) { parts.removeLast() }
    return parts.joined(separator: ".") + labels(parameters)
  }

  /// `(in:_:)` of `(in: Swift.String, Swift.Int) -> ()`.
  private static func labels(_ parameters: Substring) -> String {
    var (depth, parts) = (0, [""])
    for character in parameters.replacing("->", with: "") {
      if ")]>".contains(character) { depth -= 1 }
      if depth == 0, character == ")" { break }
      if character == ",", depth == 1 {
        parts.append("")
      } else if depth > 0 {
        parts[parts.count - 1].append(character)
      }
      if "([<".contains(character) { depth += 1 }
    }
    if parts == [""] { return parameters.isEmpty ? "" : "()" }
    let labels = parts.map { $0.trimmingPrefix(" ").prefixMatch(of: /\w+:/).map { String($0.0) } ?? "_:" }
    return "(\(labels.joined()))"
  }

  /// Symbols at addresses in the first's file, with their places, as far as they are known.
  private static func symbols(at addresses: [UInt]) -> [(symbol: String, place: String)]? {
    let known = (places(of: addresses) ?? []).filter { $0.symbol != "??" }
    return known.isEmpty ? nil : known
  }

  /// What the toolchain's `llvm-symbolizer` says of the addresses that are in the first's file.
  private static func places(of addresses: [UInt]) -> [(symbol: String, place: String)]? {
    #if os(macOS) || os(Linux)
    guard let first = addresses.first, let (program, base) = image(of: first) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let inFile = addresses.filter { image(of: $0)?.file == program }
    let offsets = inFile.map { "0x" + String($0 - base, radix: 16) }
    process.arguments = ["llvm-symbolizer", "--obj=" + program, "--functions=linkage", "--no-inlines"]
    process.arguments? += offsets
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return stride(from: 0, to: lines.count - 1, by: 2).map { (lines[$0], lines[$0 + 1]) }
    #else
    return nil
    #endif
  }

  /// The file from which an address was loaded, and where it begins in memory.
  private static func image(of address: UInt) -> (file: String, base: UInt)? {
    // Not every C library shows this function to Swift.
    typealias Find = @convention(c) (UnsafeRawPointer?, UnsafeMutablePointer<UnsafeRawPointer?>) -> Int32
    guard let function = dlsym(dlopen(nil, RTLD_NOW), "dladdr") else { return nil }
    var info = [UnsafeRawPointer?](repeating: nil, count: 4)
    guard unsafeBitCast(function, to: Find.self)(UnsafeRawPointer(bitPattern: address), &info) != 0,
      let file = info[0], let base = info[1]
    else { return nil }
    return (String(cString: file.assumingMemoryBound(to: CChar.self)), UInt(bitPattern: base))
  }

  /// A demangled symbol as it stands in code, without its module and its result.
  private static func readable(_ demangled: String) -> String {
    let head = demangled.components(separatedBy: " -> ")[0]
    let inside = head.firstIndex(of: ".").map { String(head[head.index(after: $0)...]) } ?? head
    return inside.replacingOccurrences(of: "Swift.", with: "")
  }

  private static func demangled(_ symbol: String) -> String {
    typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?
    guard let function = dlsym(dlopen(nil, RTLD_NOW), "swift_demangle"),
      let text = unsafeBitCast(function, to: Demangle.self)(symbol, symbol.utf8.count, nil, nil, 0)
    else { return symbol }
    defer { free(text) }
    return String(cString: text)
  }
}
