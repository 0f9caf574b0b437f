"""A raised toilet seat with arms, fitted on a toilet. Lengths in cm; the toilet faces -Y."""
from kit.materials import aluminium, foam, gloss, plastic
from kit.outlines import superellipse
from kit.palette import CORAL, GREY, TEAL, TEAL_LIGHT, WHITE
from kit.scene import group
from kit.shapes import box, cylinder, lathe, loft, tube
from kit.shot import shot

SHOT = shot(azimuth=33, elevation=20, margin=.08, size=2.0, samples=20)

RIM = 40               # the height of the bowl's rim
RAISE = 10             # how much the seat adds


def build():
    """Toilet, raised seat and its two arms."""
    root = group('raised toilet seat')
    toilet(root)
    raised_seat(root)
    for side in (-1, 1):
        arm(side, root)
    return root


def oval(length, width, z, front):
    """A level egg-shaped ring whose foremost point is at y = front; narrower towards the front."""
    ring = []
    for x, y in superellipse(width, length, 2.25, 96):
        part = y / length + .5
        ring.append((x * (.86 + .2 * part - .06 * part * part), front + length * part, z))
    return ring


def toilet(parent):
    """A rounded hollow bowl on its foot, with a tank behind."""
    china = gloss(WHITE)
    rows = [(0, 40, 23, -13), (2, 40.5, 23.5, -13.2), (8, 38, 21, -12), (16, 37, 20.5, -12.5), (24, 42, 25, -17.5),
            (31, 47, 32, -22.5), (36, 49, 36, -24.5), (38.5, 49.5, 37.2, -25), (RIM - .4, 49.2, 37, -24.8),
            (RIM, 48, 36, -24.3),
            (RIM, 40, 28, -20.5), (RIM - 1.5, 37, 26, -19), (RIM - 8, 33, 23, -17), (RIM - 16, 18, 14, -9)]
    loft([oval(length, width, z, front) for z, length, width, front in rows], china, parent, subdivide=1)
    box((26, 22, 39), 4, china, parent, at=(0, 29, 19.5), segments=8)
    box((43, 19, 36), 4.5, china, parent, at=(0, 34, 58), segments=8)
    box((45, 21, 4.4), 1.8, china, parent, at=(0, 34, 77.6), segments=8)
    cylinder(2.3, 1, plastic(GREY, .3), parent, at=(0, 34, 79.6), edge=.3)


def raised_seat(parent):
    """A thick rounded ring on the rim, with a clamp knob in front."""
    sections, steps = [], 96
    outer, inner = oval(51, 39.5, 0, -26), oval(29, 21.5, 0, -15.5)
    for i in range(steps + 1):
        (ox, oy, _), (ix, iy, _) = outer[i % steps], inner[i % steps]
        middle, half = ((ox + ix) / 2, (oy + iy) / 2), ((ox - ix) / 2, (oy - iy) / 2)
        sections.append([(middle[0] + half[0] * u, middle[1] + half[1] * u, RIM + .1 + RAISE / 2 + v)
                         for u, v in superellipse(2, RAISE, 3.6, 48)])
    loft(sections, plastic(TEAL_LIGHT, .38), parent, caps=False, sharp=180)
    knob = [(0, 0), (1.2, 0), (1.2, 2), (3.2, 2.4), (3.4, 3.2), (3.2, 4.6), (0, 4.9)]
    lathe(knob, plastic(CORAL, .42), parent, at=(0, -25, RIM + .1 + RAISE / 2), turn=(90, 0, 0), round_edges=.3)


def arm(side, parent):
    """A bent tube from the seat's flank up and forward, with a soft teal pad."""
    x, low, high = side * 24.5, RIM + 4.5, RIM + 31
    flank, elbow = side * 15, 3.5
    tube([(flank, 12, low), (x, 12, low), (x, 12, high), (x, -14, high)], 1.5, aluminium(), parent, bend=elbow)
    tube([(flank, -6, low), (x, -6, low), (x, -6, high)], 1.5, aluminium(), parent, bend=elbow)
    profile = [(1.5, 0), (2.3, 0), (2.7, 1), (2.75, 11), (2.7, 21), (2.2, 22.2), (0, 22.6)]
    lathe(profile, foam(TEAL), parent, at=(x, 6.5, high), turn=(90, 0, 0), round_edges=.6, sharp=60)
