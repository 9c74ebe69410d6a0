public import Foundation

/// The main queue of operations, which a file that imports SwiftUI prefers to Foundation's: what is put there is work of the
/// main queue, and the trace that is played does it.
public final class MainOperations: OperationQueue, @unchecked Sendable {
  fileprivate override init() {
    super.init()
    (underlyingQueue, maxConcurrentOperationCount) = (.main, 1)
  }

  public override func addOperation(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { block() }
  }
  public override func addOperation(_ operation: Operation) {
    addOperations([operation], waitUntilFinished: false)
  }
  /// Does operations; those that others have to come before when these are done.
  public override func addOperations(_ operations: [Operation], waitUntilFinished: Bool) {
    if waitUntilFinished { return super.addOperations(operations, waitUntilFinished: true) }
    for operation in operations {
      if operation.isReady {
        DispatchQueue.main.async { operation.start() }
      } else {
        super.addOperations([operation], waitUntilFinished: false)
      }
    }
  }
}

extension OperationQueue {
  /// That of the main thread.
  public static let main = MainOperations()

  /// Whether it is that of the main thread, whichever module it is from.
  var isMain: Bool { underlyingQueue?.label == DispatchQueue.main.label }
}
