"""Tablets and capsules. Lengths in cm; both lie flat, centred on their origin: lift by THICKNESS / 2."""
import math

from kit.scene import group
from kit.shapes import lathe

CAPSULE_LENGTH, CAPSULE_RADIUS = 2.1, .38
TABLET_RADIUS, TABLET_THICKNESS = .6, .5


def capsule(body, cap, parent, at=(0, 0, CAPSULE_RADIUS), turn=(0, 0, 0), length=CAPSULE_LENGTH,
            radius=CAPSULE_RADIUS):
    """A two-piece hard capsule along X; the cap is a little wider than the body, as it is in life."""
    made = group('capsule', parent, at, turn)

    def half(material, r, seam, side):
        dome = [(r * math.cos(math.pi * i / 32), length / 2 - r + r * math.sin(math.pi * i / 32)) for i in range(16)]
        lathe([(r * .98, seam), (r, seam + .03), *dome, (0, length / 2)], material, made, turn=(0, side * 90, 0),
              segments=56, sharp=60)

    half(body, radius * .945, -.1, -1)
    half(cap, radius, -length * .06, 1)
    return made


def tablet(material, parent, at=(0, 0, TABLET_THICKNESS / 2), turn=(0, 0, 0), radius=TABLET_RADIUS,
           thickness=TABLET_THICKNESS, dome=.1):
    """A round biconvex tablet lying flat."""
    made = group('tablet', parent, at, turn)
    edge = thickness / 2 - dome
    top = [(radius * .93 * i / 10, edge + dome * (1 - (i / 10) ** 2) + .015) for i in range(1, 11)]
    profile = [(0, -thickness / 2), *((r, -z) for r, z in top), (radius, -edge + .03), (radius, edge - .03),
               *top[::-1], (0, thickness / 2)]
    lathe(profile, material, made, segments=72, sharp=70)
    return made


def caplet(material, parent, at=(0, 0, .3), turn=(0, 0, 0), length=1.8, width=.75, thickness=.6):
    """An oblong film-coated tablet along X."""
    from kit.outlines import superellipse
    from kit.shapes import plate
    return plate(superellipse(length, width, 2.8, 72), thickness, material, parent, at, turn, edge=thickness * .42)
