#!/bin/bash
# Trains in the folder that training/carry.py made and that this file was carried in:
#     bash .saloon/carry/GAME/training/device.sh GAME MINUTES [flags of python -m training]
# Rules that were compiled elsewhere and do not load here are played as they are, more slowly.
set -u
game=$1 minutes=$2
shift 2
out=${OUT:-/tmp/out}/$game
mkdir -p "$out"
out=$(cd "$out" && pwd)
cd "$(dirname "$0")/.." || exit 1
export PYTHONUNBUFFERED=1
if ! python3 -c "import saloon.arena, training.stepping"; then
    echo "what was compiled does not load here: interpreted"
    find . -name "*.so" -delete
fi
exec python3 -m training "$game" --minutes "$minutes" --out "$out" --commit "$(cat commit)" "$@"
