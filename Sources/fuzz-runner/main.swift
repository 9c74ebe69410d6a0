import SplitFuzz

await FuzzCommand.main(
  systems: SplitSystems.all + ToySystems.all, default: "lazysplit", version: "0.1.0",
  faults: SplitFaults.all)
