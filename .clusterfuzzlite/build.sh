#!/bin/bash -eu
# Builds the target of libFuzzer into $OUT: run in a container of ClusterFuzzLite or OSS-Fuzz, whose precompile_swift chooses
# the sanitizer, or by hand with OUT=FOLDER.
if command -v precompile_swift >/dev/null; then . precompile_swift; fi
name=fuzz-mail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# $SRC has this file in containers.
root=${ROOT:-$([ -d "$here/../Examples" ] && cd "$here/.." && pwd || pwd)}
options=(-c release --package-path "$root/Examples" --scratch-path "${WORK:-$root/.build}/fuzz" --product "$name" -Xswiftc -DFUZZING)
# shellcheck disable=SC2206
options+=(${SWIFT6_2FLAGS:---sanitize=fuzzer})
swift build "${options[@]}"
cp "$(swift build "${options[@]}" --show-bin-path)/$name" "$OUT/"
cp "$root/.clusterfuzzlite/$name.dict" "$OUT/"
# Known violations fail no input, and seeds are cases.
if [ -d "$root/.clusterfuzzlite/known" ]; then cp -R "$root/.clusterfuzzlite/known" "$OUT/${name}_known"; fi
python3 -m zipfile -c "$OUT/${name}_seed_corpus.zip" "$root"/Examples/Tests/Swift6Tests/Cases/*.steps
