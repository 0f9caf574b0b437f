"""A raised toilet seat with arms, fitted on a toilet. Lengths in cm; the toilet faces -Y."""
from kit.materials import aluminium, chrome, foam, gloss, plastic
from kit.outlines import superellipse
from kit.palette import CORAL, SLATE, TEAL, TEAL_LIGHT, WHITE
from kit.scene import group
from kit.shapes import box, cylinder, lathe, loft, tube
from kit.shot import shot

SHOT = shot(azimuth=36, elevation=17, margin=.075, size=2.0, samples=24, supersample=1.25)

#: The bowl's rim stands 15 to 17 inches high; a raised seat adds 4 to 5, its arms stand 7 to 8 above it.
RIM, RAISE, ARM = 40, 11, 19
HALF = 25.5            # from the middle to an arm: 20 inches between the pads


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
    """A rounded hollow bowl on its foot; behind it a slim tank that narrows downwards, with a lever."""
    china = gloss(WHITE)
    rows = [(0, 44, 22, -9), (1.6, 44.4, 22.4, -9.2), (8, 42, 20, -8.4), (17, 41, 19.5, -9), (25, 45, 24.5, -14.5),
            (31, 49, 31.5, -20.5), (36, 51, 35.8, -24), (38.5, 51.5, 37, -25), (RIM - .4, 51.2, 36.8, -24.8),
            (RIM, 50, 36, -24.3),
            (RIM, 40, 28, -20.5), (RIM - 1.5, 37, 26, -19), (RIM - 8, 33, 23, -17), (RIM - 16, 18, 14, -9)]
    loft([oval(length, width, z, front) for z, length, width, front in rows], china, parent, subdivide=1)
    box((25, 20, 5), 2, china, parent, at=(0, 32, RIM - 3.6), segments=8)
    tank = [(RIM - 1, 35, 13.6), (RIM, 36.6, 15), (RIM + 14, 38.6, 15.8), (RIM + 31, 40, 16.6)]
    loft([[(x, 35.5 + y, z) for x, y in superellipse(width, depth, 9, 128)] for z, width, depth in tank], china, parent)
    lid = [(0, 41.4, 18), (.5, 42, 18.6), (2.1, 42, 18.6), (2.9, 41.2, 17.8), (3.05, 40, 16.6)]
    loft([[(x, 35.5 + y, RIM + 31 + z) for x, y in superellipse(width, depth, 9, 128)] for z, width, depth in lid], china,
         parent)
    lever(parent, (-13, 35.5 - 8.3, RIM + 25.5))


def lever(parent, at):
    """The flush lever on the tank's front."""
    made = group('lever', parent, at)
    cylinder(1.5, 1.4, chrome(), made, turn=(90, 0, 0), edge=.3)
    tube([(0, -1.6, 0), (3, -2, -.2), (8, -1.8, -.9)], .75, chrome(), made, bend=2)


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
    """A bent tube on the seat's flank, up and over, with a long soft pad that reaches forward."""
    x, low, high, flank = side * HALF, RIM + 4.5, RIM + RAISE + ARM, side * 15
    tube([(flank, 14, low), (x, 14, low), (x, 15, high), (x, -21, high), (x, -15, low), (flank, -15, low)], 1.45,
         aluminium(), parent, bend=[0, 3.5, 5.5, 5.5, 3.5, 0])
    for y, wall in ((14, 18.8), (-15, 15.9)):
        lathe([(1.4, 0), (2.7, 0), (2.7, 1.6), (1.9, 2.2), (1.4, 2.2)], plastic(SLATE, .45), parent,
              at=(side * wall, y, low), turn=(0, side * 90, 0), round_edges=.3)
    profile = [(1.4, 0), (2.3, 0), (2.75, 1.2), (2.8, 11), (2.75, 23), (2.3, 24.2), (1.4, 24.2)]
    lathe(profile, foam(TEAL), parent, at=(x, 9.4, high), turn=(90, 0, 0), round_edges=.6, sharp=60)
