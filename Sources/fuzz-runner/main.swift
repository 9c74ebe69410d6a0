import SplitFuzz

await FuzzCommand.main(systems: SplitSystems.all, default: "lazysplit", version: "0.1.0")
