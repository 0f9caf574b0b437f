"""Herb leaves and sprigs: sage, mint. Lengths in cm, angles in degrees."""
import math

from kit.materials import principled
from kit.scene import group
from kit.shapes import sheet, tube

GREEN, PALE_GREEN = '#6aa886', '#9cc7a8'


def leaf(parent, at=(0, 0, 0), turn=(0, 0, 0), length=3.6, width=1.5, color=GREEN, curl=.5):
    """A leaf from its stalk at the origin along +X, its upper side +Z, its tip `curl` cm higher or lower."""
    rows, columns, grid = 24, 12, []
    for row in range(rows + 1):
        part = row / rows
        half = width / 2 * math.sin(math.pi * part ** .8) ** .75 if 0 < row < rows else .02
        spine = -curl * part ** 2 + .25 * curl * math.sin(math.pi * part)
        grid.append([(length * part, half * across, spine + .14 * width * abs(across) ** 1.5 * math.sin(math.pi * part)
                      - .06 * math.exp(-(across / .14) ** 2))
                     for across in (2 * column / columns - 1 for column in range(columns + 1))])
    made = group('leaf', parent, at, turn)
    sheet(grid, principled(f'leaf {color}', color, .6, specular=.3, sheen=.2), made, thickness=.07)
    return made


def sprig(parent, at=(0, 0, 0), turn=(0, 0, 0), length=8.0, pairs=4, size=3.2, lift=7, curl=.2):
    """A stem along +X with pairs of leaves that grow smaller towards a tip of two small leaves.

    The leaves rise `lift` degrees from the stem's plane.
    """
    made = group('sprig', parent, at, turn)
    stem = principled('stem', '#6d9a72', .6, specular=.3)
    tube([(0, 0, 0), (length * .5, .15, .12), (length, 0, .3)], .13, stem, made, bend=length * .4)
    for pair in range(pairs):
        part = .22 + .72 * pair / max(pairs - 1, 1)
        reach = size * (1 - .45 * part)
        spot = (length * part, .1 * math.sin(math.pi * part), .1 + .2 * part)
        for side in (-1, 1):
            leaf(made, spot, (0, -lift * (.6 + .5 * part), side * (62 - 20 * part)), reach, reach * .52,
                 GREEN if (pair + (side > 0)) % 2 else PALE_GREEN, curl)
    leaf(made, (length * .97, 0, .3), (0, -lift, 8), size * .6, size * .26, PALE_GREEN, curl)
    return made
