"""A digital thermometer that reads 98.6 °F. Lengths in cm."""
from kit.materials import chrome, dark_glass, plastic, printed
from kit.outlines import smooth_path, superellipse
from kit.palette import TEAL, WHITE
from kit.scene import group
from kit.shapes import lathe, loft, plate
from kit.surfaces import decal

#: x, half width and half thickness of the body from the button end to the probe.
BODY = [(-6.6, .3, .2), (-6.45, .75, .42), (-6.0, 1.05, .58), (-4.5, 1.15, .64), (-1.5, 1.12, .64), (.6, .95, .58),
        (2.4, .55, .42), (4.2, .4, .36), (5.4, .34, .32)]
THICKNESS = 1.28
TOP = THICKNESS


def thermometer(parent, at=(0, 0, 0), turn=(0, 0, 0), color=WHITE, accent=TEAL):
    """The thermometer lying on z = 0 along X, its probe towards +X, its display upright for a viewer on the -Y side."""
    made = group('thermometer', parent, at, turn)
    rings = []
    for x, wide, thick in smooth_path(BODY, 6):
        rings.append([(x, y * wide, z * thick + THICKNESS / 2) for y, z in superellipse(2, 2, 3.2, 48)])
    loft(rings, plastic(color, .36), made)
    lathe([(0, 0), (.3, 0), (.3, 1.1), (.24, 1.35), (0, 1.42)], chrome('#b9bfc3'), made, at=(5.3, 0, THICKNESS / 2),
          turn=(0, 90, 0), round_edges=.1)
    plate(superellipse(3.9, 1.72, 5, 64), .16, dark_glass('#16262a'), made, at=(-1.9, 0, TOP - .01), edge=.06)
    decal(3.2, 1.24, printed('thermometer-lcd.svg', .5), made, at=(-1.9, 0, TOP + .085), corner=.14)
    plate(superellipse(1.35, 1.2, 2.6, 64), .3, plastic(accent, .4), made, at=(-5.05, 0, TOP - .06), edge=.12)
    return made
