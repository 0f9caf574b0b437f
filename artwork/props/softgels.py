"""Softgels and gummies. Lengths in cm; both rest on z = 0."""
import math

from kit.clear import tinted
from kit.palette import AMBER
from kit.scene import group
from kit.shapes import ball, box


def softgel(parent, at=(0, 0, 0), turn=0.0, length=2.3, width=.98, color=AMBER):
    """An oblong see-through softgel lying on its side, turned by `turn` degrees about Z."""
    made = group('softgel', parent, at, (0, 0, turn))
    shell = ball(width / 2, tinted(color, body=.32, rough=.04), made, at=(0, 0, width / 2),
                 stretch=(length / width, 1, 1))
    fuller(shell.data.vertices, width / 2)
    return made


def fuller(points, radius):
    """Blunt a sphere's two ends along X, so that stretched it looks like a softgel and not like a lemon."""
    for point in points:
        part = max(-1.0, min(1.0, point.co.x / radius))
        angle = math.asin(part)
        wanted = math.cos(angle) ** .72
        girth = math.hypot(point.co.y, point.co.z)
        if girth > 1e-6:
            grow = wanted * radius / girth
            point.co.y *= grow
            point.co.z *= grow


def gummy(parent, color, at=(0, 0, 0), turn=0.0, size=1.7):
    """A soft cube of fruit gum, turned by `turn` degrees about Z."""
    return box((size, size, size * .82), size * .3, tinted(color, body=.78, rough=.16, deepen=1.15), parent,
               at=(at[0], at[1], at[2] + size * .41), turn=(0, 0, turn), segments=8)
