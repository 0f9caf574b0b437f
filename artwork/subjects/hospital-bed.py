"""A home care bed, its head section raised, on casters. Lengths in cm; the head is towards +Y."""
import math

from kit.cloth import plain_cloth, woven
from kit.materials import aluminium, plastic
from kit.outlines import rectangle
from kit.palette import CORAL, SLATE, TEAL, WHITE
from kit.scene import group
from kit.shapes import box, plate, tube
from kit.shot import shot
from kit.soft import cushion, draped, pillow
from kit.wheels import caster
from props.bedding import bend, mattress
from props.wood import wood

SHOT = shot(azimuth=42, elevation=19, lens=85, margin=.07, size=2.2, supersample=1.25, samples=20)

WIDTH, LENGTH, THICK = 90, 200, 15
DECK = 44                 # height of the mattress's underside
HINGE, RAISED = 22, 38    # where the head section starts, and how far it is raised
FRAME = '#c9d0d0'
RADIUS = 34               # of the bend


def build():
    """End panels, frame, bent mattress, pillow, blanket and two side rails."""
    root = group('bed')
    end_panel(root, LENGTH / 2 + 6, 104)
    end_panel(root, -LENGTH / 2 - 6, 76)
    frame(root)
    mattress((WIDTH, LENGTH, THICK), root, (0, 0, DECK + THICK / 2), hinge=HINGE, angle=RAISED)
    bend(cushion((WIDTH - 3, LENGTH - 2, 4), 1.2, plastic(SLATE, .5), root, at=(0, 0, DECK - 1.5)), HINGE, RAISED,
         RADIUS + 9)
    head = head_section(root)
    pillow(64, 40, 15, plain_cloth(WHITE), head, at=(0, 33, THICK / 2 + 3.4), turn=(-3, 0, 2), dent=2)
    top = DECK + THICK + .9
    draped(WIDTH + 40, 106, (WIDTH + .8, LENGTH), top, woven(TEAL, 1.6), root, offset=(0, -41), edge=4, thickness=1.0,
           floor=8, fold=1.1)
    draped(WIDTH + 39, 17, (WIDTH + 2.4, LENGTH), top + 1.1, plain_cloth(CORAL), root, offset=(0, 4), edge=4.4,
           thickness=.8, fold=1.1, floor=8)
    for side in (-1, 1):
        side_rail(root, side)
    return root


def head_section(root):
    """A group whose Y runs up the raised part of the mattress and whose Z stands on its middle plane."""
    slope = math.radians(RAISED)
    rise = RADIUS * (1 - math.cos(slope))
    return group('head section', root, (0, HINGE + RADIUS * math.sin(slope), DECK + THICK / 2 + rise), (RAISED, 0, 0))


def end_panel(root, y, top):
    """A wooden panel in a light frame, on two legs with casters; `top` is its height."""
    metal = plastic(FRAME, .4)
    outward = math.copysign(1, y)
    box((WIDTH + 8, 3.2, top - 30), 1.5, wood('X', grain=7), root, at=(0, y, 30 + (top - 30) / 2))
    box((WIDTH + 11, 4.6, 4.2), 2.0, wood('X', grain=7), root, at=(0, y, top))
    for side in (-1, 1):
        x = side * 40
        box((4.4, 4.4, 38), .9, metal, root, at=(x, y - outward * 4.2, 34))
        caster(5.2, root, at=(x, y - outward * 4.2, 0), turn=(0, 0, 25 * side), stem=8, tread=plastic('#7d888c', .5),
               disc=SLATE, fork=metal, width=3.2)
    box((84, 3.6, 3.6), .9, metal, root, at=(0, y - outward * 4.2, 24))


def frame(root):
    """Two long beams under the mattress, cross bars and the lifting motor."""
    metal = plastic(FRAME, .4)
    for side in (-1, 1):
        box((4.2, LENGTH + 8, 6), 1.1, metal, root, at=(side * 41.5, 0, DECK - 6.8))
    for y in (-60, -5, 60):
        box((80, 4, 4), .9, metal, root, at=(0, y, DECK - 7))
    box((12, 40, 10), 2, plastic(SLATE, .5), root, at=(0, 20, DECK - 14))
    tube([(0, 40, DECK - 12), (0, 64, DECK + 14)], 2, aluminium(), root)


def side_rail(root, side):
    """A half-length rail on two posts, with round corners and uprights."""
    x, near, far, low, high = side * (WIDTH / 2 + 4.4), -22, 52, DECK + 9, DECK + 44
    metal = aluminium(.34, '#aab3b7')
    loop = [(x, near, low), (x, near, high), (x, far, high), (x, far, low)]
    tube(loop, 1.5, metal, root, bend=9, closed=True)
    for part in (.25, .5, .75):
        y = near + (far - near) * part
        tube([(x, y, low), (x, y, high)], .95, metal, root)
    for y in (near + 16, far - 16):
        plate(rectangle(5, 24), 2, plastic(SLATE, .45), root, at=(x, y, low - 7), turn=(90, 0, 90), edge=.5,
              round_corners=1.6)
        box((8, 3, 3), .7, plastic(SLATE, .45), root, at=(side * (WIDTH / 2 + 1.2), y, DECK - 7))
