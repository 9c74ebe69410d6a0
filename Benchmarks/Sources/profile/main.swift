import Foundation
import SplitFuzz
import Toy

// The thread that began the process only waits: callgrind cannot follow it into the queue that an asynchronous
// main waits in.
Task.detached {
  await FuzzCommand.main(
    systems: SplitSystems.all + ToySystems.all, default: "lazysplit", name: "profile", version: "1.0.0")
}
while true { sleep(1_000) }
