"""Fresh mint: leaves with veins, and stems that carry them. Lengths in cm, angles in degrees."""
import math

from mathutils import Vector

from kit.materials import principled
from kit.outlines import smooth_path
from kit.scene import group
from kit.shapes import sheet, tube

#: Blade and vein of an old leaf, a grown one and a young one.
OLD, GROWN, YOUNG = ('#3f8a63', '#74b58f'), ('#57a277', '#93cba7'), ('#86c294', '#b9e2bd')
VEINS = 6     # on each side of the midrib
TEETH = 9     # on each edge


class Blade:
    """The surface of one leaf: along +X from its stalk at the origin, its upper side +Z, u and v both 0..1 (v -1..1)."""

    def __init__(self, length, width, curl, fold):
        self.length, self.width, self.curl, self.fold = length, width, curl, fold

    def half(self, u):
        """Half the width at u: broadest below the middle, drawn out to a point, with teeth like a saw's."""
        if u <= 0 or u >= 1:
            return .012
        smooth = (1 - (1 - u) ** 1.7) ** .62 * (1 - u) ** .62 * 1.62
        tooth = (u * TEETH) % 1
        return max(self.width / 2 * smooth * (1 + .075 * tooth ** 1.4 * math.sin(math.pi * u) ** .5), .012)

    def at(self, u, v, above=0.0):
        """The point at u, v, lifted `above` the surface."""
        bend = self.curl * (.35 * math.sin(math.pi * u) - u * u)
        side = abs(v)
        quilt = .045 * self.width * math.sin(math.pi * u) * abs(math.sin(math.pi * (u * (VEINS + 1.2) - side * 1.5)))
        rise = self.fold * self.half(u) * side ** 1.4 + quilt * math.sin(math.pi * side) ** .8
        wave = .05 * self.width * math.sin(u * 9 + (2.2 if v > 0 else 0)) * side ** 3 * math.sin(math.pi * u)
        return Vector((self.length * (u - .06 * u * side), self.half(u) * v, bend + rise + wave + above))


def leaf(parent, at=(0, 0, 0), turn=(0, 0, 0), length=3.6, width=1.9, colors=GROWN, curl=.5, fold=.35):
    """A mint leaf. Its tip hangs `curl` cm below its stalk; `fold` lifts its halves into a V."""
    blade, made = Blade(length, width, curl, fold), group('leaf', parent, at, turn)
    surface = principled(f'leaf {colors[0]}', colors[0], .52, specular=.35, sheen=.25)
    rib = principled(f'vein {colors[1]}', colors[1], .55, specular=.3)
    rows, columns = TEETH * 10, 20
    sheet([[blade.at(row / rows, 2 * column / columns - 1) for column in range(columns + 1)]
           for row in range(rows + 1)], surface, made, thickness=.045, rounded=False)
    thick = .017 * width + .012
    tube([(-.16 * length, 0, .03), (-.05 * length, 0, .04), *(blade.at(i / 20 * .97, 0, .01) for i in range(21))],
         thick * 1.5, rib, made)
    for index in range(VEINS):
        start = .1 + .72 * index / VEINS
        for side in (-1, 1):
            tube([blade.at(start + .19 * step ** 1.2, side * step * .86, .012) for step in (i / 8 for i in range(9))],
                 thick * .8, rib, made)
    return made


def sprig(parent, at=(0, 0, 0), turn=(0, 0, 0), length=8.0, pairs=4, size=3.4, spread=58, sag=.5, bare=.1,
          crosswise=True):
    """A stem along +X whose pairs of leaves grow smaller towards a tuft at its tip.

    The leaves stand `spread` degrees off the stem at its foot and less towards its tip; `crosswise` turns every other
    pair by a right angle, as mint does, for a sprig that stands free. No leaf grows on the first `bare` part of it.
    """
    made = group('sprig', parent, at, turn)
    path = smooth_path([(-.2 * length, .02 * length, -.01 * length), (0, 0, 0), (length * .5, .03 * length, .02 * length),
                        (length, 0, 0)], 10)
    tube(path, .13, principled('mint stem', '#6f9a66', .6, specular=.3), made)
    for pair in range(pairs):
        part = bare + (.9 - bare) * pair / max(pairs - 1, 1)
        reach = size * (1 - .5 * part)
        node = group('pair', made, (length * part, .03 * length * math.sin(math.pi * part), .05),
                     (90 if crosswise and pair % 2 else 0, 0, 0))
        for side in (-1, 1):
            colors = (OLD, GROWN, GROWN, YOUNG)[min(3, int(part * 4) + (side > 0))]
            stalk = group('stalk', node, turn=(0, 0, side * (spread - 22 * part + 5 * (pair % 2))))
            leaf(stalk, (.16 * reach, 0, 0), (side * 8, -6, 0), reach, reach * .56, colors, sag * (1 - .5 * part))
    for angle, part in ((0, .34), (38, .26), (-38, .26)):
        leaf(made, (length * .98, 0, .05), (0, -14, angle), size * part, size * part * .5, YOUNG, .05)
    return made
