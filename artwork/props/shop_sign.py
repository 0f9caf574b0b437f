"""Signs of a pharmacy: the mortar over the sign board and the hanging cross. Lengths in cm."""
from kit.materials import plastic
from kit.outlines import fillet, smooth_path
from kit.palette import CREAM, MINT, TEAL_DARK
from kit.scene import group
from kit.shapes import cylinder, plate, tube
from props.cross import cross, letters
from props.glow import glowing

LIT = '#f3f0e6'


def disc(parent, radius, depth=12):
    """A cream disc with a teal face towards -Y, its middle on the origin."""
    cylinder(radius, depth, plastic(CREAM, .45), parent, at=(0, depth / 2, 0), turn=(90, 0, 0), edge=2.5)
    cylinder(radius * .87, depth + 1.8, plastic(TEAL_DARK, .45), parent, at=(0, depth / 2, 0), turn=(90, 0, 0), edge=.6)
    return -depth / 2 - 1.8  # where its face lies


def mortar_emblem(radius, parent, at=(0, 0, 0)):
    """A disc with a raised mortar and pestle; the mortar bears the letters Rx. It faces -Y, its middle is `at`."""
    made = group('mortar emblem', parent, at)
    face = group('face', made, at=(0, disc(made, radius), 0), turn=(90, 0, 0))
    unit, white = radius / 60, glowing('#fff6ea', .12, LIT)
    right = [(33, 8), (31.5, -7), (24, -21), (13, -28), (12, -31), (20, -35)]
    bowl = smooth_path([(x * unit, y * unit) for x, y in right[1:5]], 6)
    half = [(33 * unit, 8 * unit), *((p.x, p.y) for p in bowl), (20 * unit, -35 * unit), (20 * unit, -40 * unit)]
    plate(half + [(-x, y) for x, y in reversed(half)], 4.5, white, face, at=(0, 0, 2), edge=1)
    rim = [(x * unit, y * unit) for x, y in ((-38, 6), (38, 6), (38, 14), (-38, 14))]
    plate([(p.x, p.y) for p in fillet(rim, 3.5 * unit, 6, True)], 6.5, white, face, at=(0, 0, 3), edge=1.2)
    stick = [(6, 14), (13, 14), (29, 38), (22, 43)]
    plate([(x * unit, y * unit) for x, y in stick], 4, white, face, at=(0, 0, 2), edge=1)
    cylinder(6.4 * unit, 5.5, white, face, at=(26.5 * unit, 42 * unit, 0), edge=1.6)
    letters('Rx', 20 * unit, 2, plastic(TEAL_DARK, .5), face, at=(0, -8.5 * unit, 5), spacing=.95)
    return made


def hanging_sign(parent, at=(0, 0, 0), reach=92, radius=40):
    """A round sign facing -Y, a cross with a leaf, that hangs from an arm towards +X; the arm starts at `at`."""
    made = group('hanging sign', parent, at)
    iron = plastic(TEAL_DARK, .5)
    cylinder(9, 4, iron, made, turn=(0, 90, 0), edge=1)
    tube([(0, 0, 0), (reach, 0, 0)], 3, iron, made)
    tube([(0, 0, -34), (34, 0, 0)], 2.2, iron, made)
    middle, drop = reach - radius - 4, -radius - 15
    for side in (-1, 1):
        x = middle + side * 17
        tube([(x, 0, 0), (x, 0, drop + radius * .8)], 1.3, iron, made)
    board = group('board', made, at=(middle, 0, drop))
    face = group('face', board, at=(0, disc(board, radius, 10), 0), turn=(90, 0, 0))
    cross(radius * 1.02, 3.4, plastic('#e6e8e7', .45), face, at=(0, 0, 1.5))
    leaf = [(2, -3), (4, -11), (11, -15), (23, -15), (23, -6), (17, 0), (8, 2)]
    outline = [(p.x * radius / 40, -p.y * radius / 40 - 15) for p in fillet(leaf, [1, 5, 5, 1, 5, 6, 3], 6, True)]
    plate(outline, 3.4, plastic(MINT, .5), face, at=(0, 0, 3.2), edge=.6)
    return made
