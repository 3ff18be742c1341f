#!/bin/bash
# Trains in the folder that training/carry.py made, and writes to out/GAME there or to $OUT/GAME:
#     bash training/device.sh GAME MINUTES [flags of python -m training]
# RIVALS=sensible,strongest has it play them afterwards, each for CONTEST_SECONDS at TABLES (3,4).
# Rules that were compiled elsewhere and do not load here are played as they are, more slowly.
set -u
game=$1 minutes=$2
shift 2
out=${OUT:-out}/$game
mkdir -p "$out"
out=$(cd "$out" && pwd)
cd "$(dirname "$0")/.." || exit 1
export PYTHONUNBUFFERED=1
export OPENBLAS_NUM_THREADS=1  # a move is too small to be shared out
if ! python3 -c "import saloon.arena, saloon.research.stepping"; then
    echo "what was compiled does not load here: interpreted"
    find . -name "*.so" -delete
fi
python3 -m training "$game" --minutes "$minutes" --out "$out" --commit "$(cat commit)" "$@"
if [ -n "${RIVALS:-}" ]; then
    python3 -m training.contest "$game" "$out/network.npz" --rivals "$RIVALS" \
        --players "${TABLES:-3}" --games 3000 --seconds "${CONTEST_SECONDS:-30}" | tee "$out/contests.jsonl"
fi
