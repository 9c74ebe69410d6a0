import SplitDesigns
import SplitFuzz

await FuzzCommand.main(
  systems: SplitSystems.all + ToySystems.all + SplitSystems.repaired, default: "split-navigator",
  version: "0.1.0",
  faults: SplitFaults.all, starter: .router)
