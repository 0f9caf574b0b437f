"""A brushed steel grab bar on the tiled wall over a bathtub. Lengths in cm; the wall faces -Y."""
import math

from mathutils import Vector

from kit.cloth import woven
from kit.materials import aluminium, gloss, matte
from kit.outlines import fillet, superellipse
from kit.palette import CORAL, TEAL
from kit.scene import group
from kit.shapes import box, lathe, loft, sheet, tube
from kit.shot import shot

SHOT = shot(azimuth=24, elevation=14, margin=.08, size=2.0, samples=22, supersample=1.25)

COLUMNS, ROWS, TILE = 7, 7, 12.0
STRIPE = 5             # the row of teal tiles, from below
DEPTH = 7              # of the wall
TUB = (82, 40, 33)     # the tub's size
BAR = ((-23, 62), (23, 47))  # the flanges' middles as (x, z)


def build():
    """Wall, tiles and bar; a cut of bathtub before the wall, a towel over its rim."""
    root = group('grab bar')
    wall(root)
    bar(root)
    tub(root)
    return root


def wall(parent):
    """A free-standing slab faced with tiles, one row teal, on a low plinth that the tub shares."""
    width, height = COLUMNS * TILE, ROWS * TILE
    box((width + .6, DEPTH, height + .6), .8, matte('#d6d0c4'), parent, at=(0, 0, height / 2 + 2.3))
    box((width + 8, DEPTH + TUB[1] + 8, 2), .7, matte('#d6d0c4'), parent, at=(0, -TUB[1] / 2, 1))
    for row in range(ROWS):
        glaze = gloss(TEAL if row == STRIPE else '#e8e3d8')
        for column in range(COLUMNS):
            x, z = (column - (COLUMNS - 1) / 2) * TILE, (row + .5) * TILE + 2.3
            box((TILE - .5, 1.2, TILE - .5), .35, glaze, parent, at=(x, -DEPTH / 2 - .2, z), segments=4)


def tub(parent):
    """A white bathtub with a broad rim, a coral towel hung over its front."""
    width, depth, height = TUB
    made = group('tub', parent, at=(0, -DEPTH / 2 - 1 - depth / 2, 2))
    rings = [(0, -5, 0), (3, -4.4, 0), (height - 4.5, -2.4, 0), (height - 3.6, 0, 0), (height - .8, 0, 0), (height, -.7, 0),
             (height, -7, 1), (height - 1, -8.4, 1), (height - 16, -12, 4), (height - 24, -18, 8)]
    loft([[(x, y, z) for x, y in superellipse(width + grow, depth + grow, 7 - round_off * .3, 128)]
          for z, grow, round_off in rings], gloss('#e3e6e4'), made, sharp=30)
    towel(made)


def towel(parent, left=12, right=32):
    """A coral towel that hangs over the rim, longer outside than inside."""
    front, top = -TUB[1] / 2, TUB[2]
    path = fillet([(front + 6, top - 14), (front + 4, top + .7), (front - 1.0, top + .7), (front - 1.4, top - 4),
                   (front + .4, top - 22)], 1.3, 8)
    grid = [[(left + (right - left) * i / 40, p.x - .35 * math.sin(i / 40 * 17) * max(0, (top - p.y) / 22), p.y)
             for i in range(41)] for p in dense(path)]
    sheet(grid, woven(CORAL, .7, .3), parent, thickness=1.0)


def dense(path, steps=6):
    """The path with more points between its own, so that cloth can ripple."""
    return [a.lerp(b, k / steps) for a, b in zip(path, path[1:]) for k in range(steps)] + [path[-1]]


def bar(parent):
    """The bent tube and its two round flanges."""
    steel, front = aluminium(.26, '#aab1b6'), -DEPTH / 2 - .8
    (left_x, left_z), (right_x, right_z) = BAR
    left, right = Vector((left_x, front, left_z)), Vector((right_x, front, right_z))
    out = Vector((0, -9.5, 0))
    tube([left, left + out, right + out, right], 2.1, steel, parent, bend=5.5)
    flange = [(0, 0), (5.2, 0), (5.2, 1.0), (4.4, 1.9), (2.9, 2.3), (2.1, 3.2)]
    for end in (left, right):
        lathe(flange, steel, parent, at=end, turn=(90, 0, 0), round_edges=.4)
