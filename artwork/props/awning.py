"""A striped shop awning with a scalloped edge. Lengths in cm."""
import math

from kit.cloth import plain_cloth
from kit.outlines import fillet
from kit.palette import CORAL, CREAM
from kit.scene import group
from kit.shapes import plate, sheet


def awning(width, parent, at=(0, 0, 0), turn=(0, 0, 0), reach=75, drop=46, valance=14, stripes=15,
           colors=(CORAL, CREAM)):
    """An awning whose upper edge is `at`, centred along X; it falls by `drop` on its way `reach` towards -Y.

    An odd number of stripes begins and ends with the first colour.
    """
    made = group('awning', parent, at, turn)
    cloths = [plain_cloth(color) for color in colors]
    stripe = width / stripes
    for index in range(stripes):
        left = -width / 2 + index * stripe
        sheet(stripe_points(left, stripe, reach, drop, valance), cloths[index % len(cloths)], made, thickness=1.8,
              rounded=False)
    gusset = [(0, 0), (-reach, -drop), (-reach, -drop - valance), (0, -drop - valance)]
    for side in (-1, 1):
        plate(gusset, 1.6, cloths[0], made, at=(side * (width / 2 - .6), 0, 0), turn=(90, 0, 90), edge=.3)
    return made


def stripe_points(left, width, reach, drop, valance):
    """Rows of points down one stripe: the slope, a soft fold, and the scallop."""
    fold = fillet([(0, 0), (-reach, -drop), (-reach - .8, -drop - valance)], 5, 6)
    across = [-math.cos(math.pi * i / 14) for i in range(15)]
    rows = [[(left + width * (.5 + s / 2), point.x, point.y) for s in across] for point in fold]
    for step in range(1, 5):
        rows.append([(left + width * (.5 + s / 2), -reach - .8,
                      -drop - valance - step / 4 * width * .42 * (.06 + .94 * math.sqrt(max(0, 1 - s * s))))
                     for s in across])
    return rows
