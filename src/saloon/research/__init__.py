"""The games as environments for research; docs/research says how they are used.

Each module stands on one library, which is imported there alone: `pettingzoo`, `gymnasium`,
`openspiel`. `batch` needs NumPy only.
"""
