"""A box of tissues with one pulled up. Lengths in cm."""
import math

from mathutils import noise

from kit.cloth import plain_cloth
from kit.materials import principled
from kit.outlines import superellipse
from kit.palette import MINT, SLATE
from kit.scene import group
from kit.shapes import box, plate, sheet


def tissue_box(parent, at=(0, 0, 0), turn=(0, 0, 0), size=(11.5, 11.5, 9.5), color=MINT, slot=SLATE):
    """A box (width, depth, height) standing on z = 0 with an oval slot in its top and a tissue standing out of it."""
    made = group('tissue box', parent, at, turn)
    width, _, height = size
    box(size, .35, principled(f'tissue box {color}', color, .55, specular=.3), made, at=(0, 0, height / 2))
    plate(superellipse(width * .62, 3.4, 2.4), .05, principled('tissue slot', slot, .8, specular=.1), made,
          at=(0, 0, height + .005), edge=.01)
    tissue(made, (0, 0, height), width * .5)
    return made


def tissue(parent, at, width):
    """A tissue that fans out upwards from its slot in soft pleats, about 6 high."""
    columns, rows = 90, 40
    grid = []
    for j in range(rows + 1):
        up = j / rows
        row = []
        for i in range(columns + 1):
            across = i / columns * 2 - 1
            spread = width * (.42 + .36 * up ** .8)
            peak = 6.2 - 2.6 * abs(across + .15) ** 1.6 + .5 * math.sin(across * 7)
            pleat = (.25 + 1.05 * up) * math.sin(across * 8.5 + .8 * math.sin(across * 3 + up))
            drift = noise.noise((across * 1.3, up * 1.6, 4.2)) * .9 * up
            lean = 1.1 * up * up * across
            row.append((across * spread, pleat + drift + lean, -.6 + up * (peak + .6)))
        grid.append(row)
    return sheet(grid, plain_cloth('#e3e6e4'), parent, at=at, thickness=.05, rounded=False)
