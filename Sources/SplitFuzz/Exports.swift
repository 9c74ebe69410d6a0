// Whoever writes `import SplitFuzz` has the engine and the model as well.
@_exported public import FuzzEngine
@_exported public import SplitModel
