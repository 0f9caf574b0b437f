"""Rolls of gauze and tape, and gauze pads. Lengths in cm, angles in degrees."""
import math

from kit.cloth import woven
from kit.materials import matte, plastic
from kit.outlines import rectangle
from kit.palette import TEAL
from kit.scene import group
from kit.shapes import lathe, plate, sheet

GAUZE = '#e2e5e1'
LAYER, CLOTH = .3, .2     # distance between layers of a roll, and thickness of its cloth


def gauze_roll(parent, at=(0, 0, 0), turn=(0, 0, 0), radius=3.2, width=7.5, tail=7.0, color=GAUZE, thread=.32):
    """A roll lying on z = 0, its axis along Y, the loose end running out along the floor to +X.

    Also an elastic bandage, in another `color`.
    """
    made = group('gauze roll', parent, at, turn)
    turns = (radius - .55) / LAYER
    path = []
    steps = round(turns * 44)
    for i in range(steps + 1):
        part = i / steps
        angle = math.radians(-90) - (1 - part) * turns * 2 * math.pi
        reach = .55 + (radius - .55) * part + .025 * math.sin(angle * 3.1)
        path.append((reach * math.cos(angle), radius + reach * math.sin(angle) + CLOTH / 2))
    for i in range(1, 25):
        x = tail * i / 24
        path.append((x, CLOTH / 2 + .02 + .3 * math.sin(x / tail * math.pi) ** 2 * math.sin(x * .9) ** 2))
    rows = []
    for j in range(7):
        y = width * (j / 6 - .5)
        rows.append([(x, y + .04 * math.sin(i * .21), z) for i, (x, z) in enumerate(path)])
    sheet(rows, woven(color, thread, .6), made, thickness=CLOTH)
    return made


def tape_roll(parent, at=(0, 0, 0), turn=(0, 0, 0), radius=3.1, width=2.6, spool=TEAL, color='#ece4d2'):
    """A roll of medical tape standing on z = 0 on its side, its axis along Z: turn=(90, 0, 0) shows its face."""
    made = group('tape roll', parent, at, turn)
    hub = radius * .66
    lathe([(hub, .12), (radius, .12), (radius, width - .12), (hub, width - .12)], matte(color), made, round_edges=.06)
    for part in (.74, .82, .9):
        lathe([(radius * part, width - .125), (radius * part + .05, width - .095), (radius * part + .1, width - .125)],
              matte('#d8cfba'), made)
    lathe([(hub - .4, 0), (hub + .14, 0), (hub + .14, width), (hub - .4, width), (hub - .4, 0)], plastic(spool, .4),
          made, round_edges=.1)
    return made


def gauze_pads(parent, at=(0, 0, 0), turn=(0, 0, 0), count=4, size=7.5, thickness=.42):
    """A loose stack of square pads on z = 0."""
    made = group('gauze pads', parent, at, turn)
    for index in range(count):
        lean = (3, -4, 6, -2, 4)[index % 5]
        pad(made, size, thickness, (.12 * (index % 3) - .1, .1 * (index % 2), thickness * (index + .5)), lean)
    return made


def pad(parent, size, thickness, at, lean):
    """One folded pad with a soft edge and its fold lines."""
    cloth = woven(GAUZE, .3, .6)
    one = group('pad', parent, at, (0, 0, lean))
    plate(rectangle(size, size), thickness * .96, matte(GAUZE), one, edge=thickness * .42, round_corners=.35)
    half = size / 2 - .2
    grid = [[(x * half, y * half, thickness * .49 + .015 - .03 * abs(x * y)) for x in (-1, -.34, 0, .34, 1)]
            for y in (-1, -.5, 0, .5, 1)]
    sheet(grid, cloth, one)
    return one
