"""Checks and counts solutions of the cubes of Kaggle's Santa 2023, with a model of its own.

    python3 check.py puzzles.csv solutions.csv [SQTM | SSTM | OBTM]

The files have the columns id, puzzle_type, solution_state, initial_state, num_wildcards and id, moves; moves are joined by
dots: f0 is the front layer, f1 the one behind it, r0 the right, d0 the lower one, clockwise as seen from there; -f0 is its
inverse. A state lists the stickers of U F R B L D, row by row.

With SSTM (turns of one layer) or OBTM (of a block of layers from one side) moves are written as cubers do: 2R is the second
layer alone, 3Rw are three; x, y and z turn the whole cube and do not count, and at the end it may be held in any way.
"""
import csv
import functools
import gzip
import re
import sys

# For each face: where its first sticker is (0: at the low end of the axis, 1: at the high end), along which axes columns and
# rows go, and the normal. Axes: x to the right, y up, z to the front.
FACES = [
    ((0, 1, 0), (0, 1), (2, 1), (1, 1)),  # U: from the left rear, columns to the right, rows to the front
    ((0, 1, 1), (0, 1), (1, -1), (2, 1)),  # F
    ((1, 1, 1), (2, -1), (1, -1), (0, 1)),  # R
    ((1, 1, 0), (0, -1), (1, -1), (2, -1)),  # B
    ((0, 1, 0), (2, 1), (1, -1), (0, -1)),  # L
    ((0, 0, 1), (0, 1), (2, -1), (1, -1)),  # D
]
# Clockwise as seen from that side: the axis, whether layer 0 is at its high end, and the direction of the turn.
SIDES = {"f": (2, True, -1), "r": (0, True, -1), "d": (1, False, 1)}


@functools.lru_cache(maxsize=None)
def stickers(n):
    """The place of each sticker, which is (cell, normal), cells with odd or even coordinates about the middle."""
    return {sticker: i for i, sticker in enumerate(stickers_in_order(n))}


def stickers_in_order(n):
    for corner, (column, right), (row, down), (axis, side) in FACES:
        for i in range(n):
            for j in range(n):
                cell = [(n - 1) * (2 * end - 1) for end in corner]
                cell[column] += 2 * right * j
                cell[row] += 2 * down * i
                yield tuple(cell), tuple(side if k == axis else 0 for k in range(3))


def rotated(vector, axis, direction):
    """A quarter turn, counterclockwise for direction 1 as seen from the high end of the axis."""
    a, b = (axis + 1) % 3, (axis + 2) % 3
    turned = list(vector)
    turned[a], turned[b] = -direction * vector[b], direction * vector[a]
    return tuple(turned)


@functools.lru_cache(maxsize=None)
def permutation(n, move):
    """from_[i]: which sticker comes to place i."""
    sign, name = (-1, move[1:]) if move[0] == "-" else (1, move)
    axis, high, direction = SIDES[name[0]]
    layer = (n - 1 - 2 * int(name[1:])) * (1 if high else -1)
    place = stickers(n)
    from_ = list(range(len(place)))
    for (cell, normal), i in place.items():
        if cell[axis] == layer:
            from_[place[tuple(rotated(v, axis, sign * direction) for v in (cell, normal))]] = i
    return from_


@functools.lru_cache(maxsize=None)
def of_turn(n, moves):
    """The same for moves that are one turn."""
    from_ = list(range(6 * n**2))
    for move in moves:
        from_ = [from_[i] for i in permutation(n, move)]
    return from_


def after(n, state, turns):
    for moves in turns:
        state = [state[i] for i in of_turn(n, moves)]
    return state


def rows_of(path):
    with (gzip.open if path.endswith(".gz") else open)(path, "rt") as file:
        return list(csv.DictReader(file))


def in_layers(n, move, metric):
    """What a move of cubers turns, in the contest's moves, and whether it counts; it must be a turn in that metric."""
    count, letter, wide, half, prime = re.fullmatch(r"(\d*)([URFDLBMESxyz])(w?)(2?)('?)", move).groups()
    face = dict(zip("MESxyz", "LDFRUF")).get(letter, letter)
    layers = [n // 2] if letter in "MES" else range(n) if letter in "xyz" else range(int(count or 2))
    if letter == face and not wide:
        layers = [int(count or 1) - 1]
    is_block = letter == face and (wide or not count)
    assert letter in "xyz" or (is_block if metric == "OBTM" else not wide), f"{move} is no turn in {metric}"
    # Layers are counted from R, F and D, and turn as seen from there.
    is_far = face in "LBU"
    axis = dict(zip("RLFBDU", "rrffdd"))[face]
    sign = "-" if bool(prime) != is_far else ""
    names = [f"{sign}{axis}{n - 1 - layer if is_far else layer}" for layer in layers]
    return tuple(names * (2 if half else 1)), letter not in "xyz"


def main(puzzles, solutions, metric="SQTM"):
    rows = {row["id"]: row for row in rows_of(puzzles)}
    total = wrong = 0
    for line in rows_of(solutions):
        row = rows[line["id"]]
        n = int(row["puzzle_type"].split("_")[1].split("/")[0])
        moves = line["moves"].split(".") if line["moves"] else []
        turns = [((move,), True) if metric == "SQTM" else in_layers(n, move, metric) for move in moves]
        end = after(n, row["initial_state"].split(";"), [names for names, _ in turns])
        goal = row["solution_state"].split(";")
        if metric != "SQTM":
            # Held in another way: each face has the color of its first sticker.
            goal = [end[i - i % n**2] for i in range(len(end))]
        length = sum(counts for _, counts in turns)
        differ = sum(a != b for a, b in zip(end, goal))
        is_solved = differ <= int(row["num_wildcards"])
        print(line["id"], row["puzzle_type"], length, "solved" if is_solved else f"{differ} stickers differ")
        total, wrong = total + length, wrong + (not is_solved)
    print("sum", total, "wrong", wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
