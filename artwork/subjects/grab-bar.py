"""A brushed steel grab bar on a piece of tiled wall. Lengths in cm; the wall faces -Y."""
from mathutils import Vector

from kit.materials import aluminium, gloss, matte
from kit.palette import TEAL
from kit.scene import group
from kit.shapes import box, lathe, tube
from kit.shot import shot

SHOT = shot(azimuth=20, elevation=11, margin=.1, size=2.0, samples=32)

COLUMNS, ROWS, TILE = 6, 5, 12.0
STRIPE = 3             # the row of teal tiles, from below
DEPTH = 7              # of the wall
BAR = ((-23, 31), (23, 18))  # the flanges' middles as (x, z)


def build():
    """Wall, tiles and bar."""
    root = group('grab bar')
    wall(root)
    bar(root)
    return root


def wall(parent):
    """A free-standing slab faced with tiles, the fourth row teal, on a low plinth."""
    width, height = COLUMNS * TILE, ROWS * TILE
    box((width + .6, DEPTH, height + .6), .8, matte('#d6d0c4'), parent, at=(0, 0, height / 2 + 2.3))
    box((width + 8, DEPTH + 14, 2), .7, matte('#d6d0c4'), parent, at=(0, -2, 1))
    for row in range(ROWS):
        glaze = gloss(TEAL if row == STRIPE else '#e8e3d8')
        for column in range(COLUMNS):
            x, z = (column - (COLUMNS - 1) / 2) * TILE, (row + .5) * TILE + 2.3
            box((TILE - .5, 1.2, TILE - .5), .35, glaze, parent, at=(x, -DEPTH / 2 - .2, z), segments=4)


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
