import Foundation

@testable import SplitDesigns

/// Something that must hold of every source file, with files that would break it.
struct TidyCheck: CustomStringConvertible, Sendable {
  let description: String
  /// Files with something planted in each that the check must complain of.
  let seeded: [SourceFile]
  /// Answers what is wrong with a file, one line each.
  let complaints: @Sendable (SourceFile) -> [String]

  private init(
    _ description: String, seeded: [(path: String, text: String)],
    complaints: @escaping @Sendable (SourceFile) -> [String]
  ) {
    self.description = description
    self.seeded = seeded.map { SourceFile(path: $0.path, text: $0.text) }
    self.complaints = complaints
  }

  /// A check that a pattern is nowhere in the code, apart from some files.
  private init(
    _ description: String, bans pattern: String, seeded: [(path: String, text: String)],
    except isExcepted: @escaping @Sendable (SourceFile) -> Bool = { _ in false }
  ) {
    self.init(description, seeded: seeded) { file in
      isExcepted(file) ? [] : file.linesOfCode(matching: pattern).map { "\(file.path):\($0)" }
    }
  }

  static let all = [
    imports, foundation, modules, hashing, systemRandom, dates, clocks, length, systemsInRules, forcing,
  ]

  static let imports = TidyCheck(
    "imports never point back: FuzzEngine, SplitModel and SplitNavigator import none of our modules",
    seeded: [
      ("Sources/SplitModel/Platform/Slots.swift", "import Foundation"),
      ("Sources/SplitModel/Platform/Slots.swift", "public import SplitFuzz"),
      ("Sources/FuzzEngine/Campaign/Worker.swift", "internal import SplitModel"),
      ("Sources/SplitNavigator/NavigatorState.swift", "import SplitModel"),
      ("Sources/SplitFuzz/Rules/BackRules.swift", "import SplitDesigns"),
      ("Sources/FuzzEngine/CommandLine/Verb.swift", "@testable import SplitModel"),
      ("Sources/fuzz-runner/main.swift", "import Foundation"),
    ]
  ) { file in
    let allowed = allowedImports.first { file.isIn($0.module) }?.imports ?? []
    return file.imports.filter { !allowed.contains($0) }.map { "\(file.path) imports \($0)" }
  }

  private static let allowedImports: [(module: String, imports: Set<String>)] = [
    ("FuzzEngine", ["Darwin", "Glibc", "Musl", "Foundation", "_Concurrency"]),
    ("FuzzEngineLibFuzzer", ["FuzzEngine", "Foundation"]),
    ("SplitFuzzTesting", ["FuzzEngine", "Testing"]),
    ("SplitModel", []),
    ("SplitNavigator", []),
    ("SplitFuzz", ["FuzzEngine", "SplitModel", "SwiftUI", "Foundation"]),
    (
      "HeadlessUI",
      [
        "FuzzEngine", "SplitModel", "SplitFuzz", "Foundation", "Dispatch", "Observation", "Combine",
        "CoreGraphics", "CoreTransferable", "UniformTypeIdentifiers", "FoundationNetworking",
      ]
    ),
    ("HeadlessCombine", ["HeadlessUI", "Foundation", "FoundationNetworking"]),
    ("HeadlessUICore", ["HeadlessUI"]),
    ("HeadlessData", ["HeadlessUI", "Foundation", "Observation"]),
    ("SplitNavigatorUI", ["SplitNavigator", "Foundation", "Observation", "SwiftUI", "HeadlessUI"]),
    ("HeadlessMacros", ["Foundation"]),
    ("SplitDesigns", ["FuzzEngine", "SplitModel", "SplitNavigator", "SplitFuzz"]),
    ("fuzz-runner", ["FuzzEngine", "SplitFuzz", "SplitDesigns"]),
  ]

  static let foundation = TidyCheck(
    "Foundation and the C library are for files, reports, threads and the command line",
    seeded: [
      ("Sources/FuzzEngine/Campaign/Worker.swift", "import Foundation"),
      ("Sources/FuzzEngine/Machine/Trace.swift", "public import Foundation"),
      ("Sources/FuzzEngine/Shrink/Shrinker.swift", "#if os(Linux)\nimport Glibc\n#endif"),
      ("Sources/SplitFuzz/Machine/SplitStart.swift", "private import struct Foundation.Date"),
    ]
  ) { file in
    file.isIn(
      "FuzzEngine/Corpus", "FuzzEngine/Report", "FuzzEngine/Symbols", "FuzzEngine/CommandLine",
      "FuzzEngine/Threads", "HeadlessUI", "HeadlessCombine", "HeadlessData",
      "HeadlessMacros", "SplitNavigatorUI", "FuzzEngineLibFuzzer")
      ? []
      : file.imports.filter { ["Darwin", "Glibc", "Musl", "Foundation", "struct"].contains($0) }
        .map { "\(file.path) imports \($0)" }
  }

  static let modules = TidyCheck(
    "nothing is used that is younger than iOS 16 and macOS 13",
    bans:
      #"\bimport (Synchronization|Observation)\b|\b(InlineArray|U?Int128)\b|@Observable\b|\brepeat each\b"#
      + #"|<each |\b(Mutex|Atomic|Span)<"#,
    seeded: [
      ("Sources/FuzzEngine/Random/Weights.swift", "import Synchronization"),
      ("Sources/SplitModel/Platform/Slots.swift", "let slots: InlineArray<2, Int>"),
      ("Sources/FuzzEngine/Random/Weights.swift", "let wide = UInt128(1)"),
      ("Sources/FuzzEngine/Random/Weights.swift", "@Observable final class Weights {}"),
      ("Sources/FuzzEngine/Random/Weights.swift", "let values: (repeat each Value)"),
      ("Sources/FuzzEngine/Random/Weights.swift", "struct Pack<each Value> {}"),
      ("Sources/FuzzEngine/Random/Weights.swift", "let count = Mutex<Int>(0)"),
    ],
    // It is linked by tests alone, and SwiftUI re-exports Observation as well.
    except: { $0.isIn("HeadlessUI", "HeadlessData", "SplitNavigatorUI") })

  static let hashing = TidyCheck(
    "no hash is ordered or reported: only Fingerprint and ValueTable take one, for membership",
    bans: #"\bhashValue\b|(?<!inout )\bHasher\b"#,
    seeded: [
      ("Sources/FuzzEngine/Machine/Trace.swift", "let place = state.hashValue & 7"),
      ("Sources/FuzzEngine/Machine/Trace.swift", "var hasher = Hasher()"),
    ],
    except: {
      [
        "Sources/FuzzEngine/Machine/Fingerprint.swift", "Sources/SplitFuzz/Live/ValueTable.swift",
      ].contains($0.path)
    })

  static let systemRandom = TidyCheck(
    "the system's randomness is for the command line",
    bans: #"\bSystemRandomNumberGenerator\b|\.random\(in: [^)]*\)|\.randomElement\(\)|\.shuffled\(\)"#,
    seeded: [
      ("Sources/FuzzEngine/Random/Weights.swift", "var random = SystemRandomNumberGenerator()"),
      ("Sources/FuzzEngine/Random/Weights.swift", "let drawn = Int.random(in: 0..<9)"),
      ("Sources/FuzzEngine/Random/Weights.swift", "return weights.shuffled()"),
    ],
    except: { $0.isIn("FuzzEngine/CommandLine") })

  static let dates = TidyCheck(
    "no rule depends on the date",
    bans: #"\bDate\(|\bDate\.now\b|\bCFAbsoluteTime|\bgettimeofday\b"#,
    seeded: [
      ("Sources/FuzzEngine/Report/TextReport.swift", "let began = Date()"),
      ("Sources/FuzzEngine/CommandLine/Verb.swift", "let now = Date.now"),
    ],
    // The first date of a timeline, and what a timer sends.
    except: {
      $0.path == "Sources/HeadlessUI/Inert/Containers.swift"
        || $0.path == "Sources/HeadlessUI/State/Timers.swift"
    })

  static let clocks = TidyCheck(
    "a clock is for the limits of campaigns, shrinkers and explorations, for benchmarks, and for the command line",
    bans: #"\b(ContinuousClock|SuspendingClock|clock_gettime|DispatchTime)\b"#,
    seeded: [
      ("Sources/FuzzEngine/Machine/Player.swift", "let began = ContinuousClock.now"),
      ("Sources/SplitModel/Simulation/SplitSimulation.swift", "let clock = SuspendingClock()"),
    ],
    except: {
      $0.isIn(
        "FuzzEngine/Campaign", "FuzzEngine/Shrink", "FuzzEngine/Explore", "FuzzEngine/Bench",
        "FuzzEngine/Threads",
        "FuzzEngine/CommandLine")
        // A time on Dispatch's clock is what an app hands over.
        || $0.path == "Sources/HeadlessUI/App/MainQueue.swift"
    })

  static let length = TidyCheck(
    "a file has at most 300 lines",
    seeded: [
      ("Sources/SplitModel/Platform/Slots.swift", String(repeating: "// a line\n", count: 301)),
      ("Tests/SplitModelTests/Driver.swift", String(repeating: "\n", count: 301)),
    ]
  ) { file in
    let count = file.lines.count - (file.lines.last?.isEmpty == true ? 1 : 0)
    return count > 300 ? ["\(file.path) has \(count) lines"] : []
  }

  static let systemsInRules = TidyCheck(
    "rules never name a system or see its state",
    seeded: [
      ("Sources/SplitFuzz/Rules/BackRules.swift", "if system == \"lazysplit/head\" { return .holds }"),
      ("Sources/SplitFuzz/Rules/BackRules.swift", "let flaws = LazySplit.head.flaws"),
      ("Sources/SplitFuzz/Rules/BackRules.swift", "extension LazySplit.Memory {}"),
      ("Sources/SplitFuzz/Rules/BackRules.swift", "func judge(_ state: SplitState)"),
      ("Sources/SplitFuzz/Rules/BackRules.swift", "let entries = state.platform.stacks[0].entries"),
      ("Sources/SplitFuzz/Rules/BackRules.swift", "names.hasPrefix(\"composable-split\")"),
    ]
  ) { file in
    guard file.isIn("SplitFuzz/Rules") else { return [] }
    let types =
      #"LazySplit|SidebarColumns|NavigationViewKit|ComposableSplit|SplitNavigator|SplitSystems|\bLive[A-Z]"#
      + #"|NavigationDesign|SplitSimulation|SplitState|PlatformState|\bmemory\.box\b|\.platform\b"#
    let named = file.uncommented.indices.filter { position in
      let line = file.uncommented[position]
      guard !line.contains("source:") else { return false }
      let names = #""[^"]*(lazysplit|sidebar-columns|navigation-view-kit|composable-split|split-navigator)"#
      return line.range(of: names, options: .regularExpression) != nil
    }
    return (file.linesOfCode(matching: types) + named.map { $0 + 1 }).map { "\(file.path):\($0)" }
  }

  static let forcing = TidyCheck(
    "nothing is forced: no try!, no as!, no unwrapping by an exclamation mark",
    bans: #"\b(try|as)!|[\w)\]>]!(?!=)|[\w)\]]\?!"#,
    seeded: [
      ("Sources/FuzzEngine/Corpus/FileStore.swift", "let text = try! String(contentsOf: url)"),
      ("Sources/FuzzEngine/Corpus/FileStore.swift", "let view = path.last!"),
      ("Sources/FuzzEngine/Corpus/FileStore.swift", "let name = names[0]!.text"),
      ("Sources/SplitModel/Platform/Slots.swift", "let all = value as! Slots<Int>"),
      ("Sources/SplitModel/Platform/Slots.swift", "var late: Slots<Int>!"),
    ])
}
