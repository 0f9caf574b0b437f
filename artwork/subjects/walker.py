"""A folding aluminium walker with a teal release panel. Lengths in cm."""
import math

from mathutils import Vector

from kit.materials import aluminium, chrome, plastic, rubber
from kit.outlines import rectangle
from kit.palette import SLATE, TEAL, WHITE
from kit.scene import aim, at_height, between, group
from kit.shapes import cylinder, lathe, plate, tube
from kit.shot import shot

SHOT = shot(azimuth=32, elevation=12, lens=80, margin=.08, size=2.1, supersample=1.25, samples=44)

TUBE = 1.45                     # a little thicker than life: thin tubes vanish in small pictures
HANDLE, CUFF = 88, 24           # height of the grips, and where the leg extensions leave the frame
BARS = ((74, 3.0), (48, 2.0))   # height and forward bow of the two front bars


def front(side, z):
    """A point on a front leg."""
    return at_height((side * 30.5, -25, 0), (side * 25.5, -11, HANDLE), z)


def rear(side, z):
    """A point on a rear leg."""
    return at_height((side * 30, 27, 0), (side * 25.5, 17, HANDLE), z)


def build():
    """Two side frames, joined by two front bars and the release panel."""
    root = group('walker')
    for side in (-1, 1):
        side_frame(root, side)
    for z, bow in BARS:
        left, right = Vector(front(-1, z)), Vector(front(1, z))
        forward = Vector((0, -bow, 0))
        tube([left, left + Vector((8, 0, 0)) + forward, right - Vector((8, 0, 0)) + forward, right], 1.3, aluminium(),
             root, bend=8)
    release_panel(root)
    return root


def side_frame(root, side):
    """One bent tube with its legs, stretcher, grip and hinge collars."""
    metal, collar = aluminium(), plastic(SLATE, .45)
    tube([front(side, CUFF), front(side, HANDLE), rear(side, HANDLE), rear(side, CUFF)], TUBE, metal, root, bend=9)
    tube([front(side, 36), rear(side, 36)], 1.15, metal, root)
    for leg in (front, rear):
        extension(root, leg(side, 0), leg(side, HANDLE))
    for z, _ in BARS:
        profile = [(TUBE, -3.2), (2.05, -3.2), (2.05, 3.2), (TUBE, 3.2)]
        aim(lathe(profile, collar, root, round_edges=.35), front(side, z), front(side, HANDLE))
    grip(root, (side * 25.5, -5.5, HANDLE))


def extension(root, foot, top):
    """The telescoping part of a leg: height holes, snap button, cuff and rubber tip."""
    tube([at_height(foot, top, 2), at_height(foot, top, 30)], 1.15, aluminium(.36, '#a9b1b6'), root)
    cuff = [(1.0, -1.8), (1.8, -1.8), (1.8, 1.3), (1.5, 1.7), (1.2, 1.7)]
    aim(lathe(cuff, plastic(SLATE, .45), root, round_edges=.2), at_height(foot, top, CUFF), top)
    for index in range(5):
        x, y, z = at_height(foot, top, 9.5 + index * 2.6)
        cylinder(.3, .08, rubber(), root, at=(x, y - 1.1, z), turn=(90, 0, 0), edge=.01, segments=24)
    x, y, z = at_height(foot, top, 28.5)
    lathe([(0, .3), (.22, .3), (.36, .12), (.36, -.2)], chrome(), root, at=(x, y - 1.42, z), turn=(90, 0, 0),
          round_edges=.06)
    tip = [(0, 0), (2.4, 0), (2.4, .9), (1.8, 2.0), (1.8, 4.6), (1.5, 4.9), (0, 4.9)]
    aim(lathe(tip, rubber(), root, round_edges=.28), foot, top)
    for z in (2.7, 3.3, 3.9):
        groove = [(1.79, z), (1.93, z + .12), (1.93, z + .2), (1.79, z + .32)]
        aim(lathe(groove, rubber(), root, round_edges=.04), foot, top)


def grip(root, at):
    """A contoured handgrip along Y."""
    length, waves = 17.0, []
    for i in range(25):
        part = i / 24
        swell = .16 * math.sin(part * math.pi * 4 - math.pi / 2) + .12 * math.sin(part * math.pi)
        waves.append((1.9 + swell, 1.5 + part * (length - 3)))
    profile = [(1.28, 0), (2.2, 0), (2.2, .7), (1.85, 1.3), *waves, (1.85, length - 1.3), (2.2, length - .7),
               (2.2, length), (1.28, length)]
    lathe(profile, rubber(), root, at=at, turn=(-90, 0, 0), round_edges=.12)


def release_panel(root):
    """The fold release between the two bars: teal shell, white inlay, two buttons."""
    (high, high_bow), (low, low_bow) = BARS
    top = Vector(between(front(-1, high), front(1, high), .5)) - Vector((0, high_bow, 0))
    bottom = Vector(between(front(-1, low), front(1, low), .5)) - Vector((0, low_bow, 0))
    lean = math.degrees(math.atan2(top.y - bottom.y, top.z - bottom.z))
    panel = group('panel', root, (top + bottom) / 2 - Vector((0, 1.0, 0)), (90 - lean, 0, 0))
    teal = plastic(TEAL, .38)
    plate(rectangle(9.2, 32.4), 3.4, teal, panel, edge=.7, round_corners=4.2)
    plate(rectangle(6.2, 24), .7, plastic(WHITE, .4), panel, at=(0, 0, 1.65), edge=.18, round_corners=2.9)
    for y in (-6.8, 6.8):
        cylinder(1.9, .9, teal, panel, at=(0, y, 1.85), edge=.3)
