print("fuzz-runner")
