"""A delivery bicycle with a basket. Lengths in cm; it heads towards +X and stands on y = 0, z = 0."""
from math import cos, radians, sin

from kit.materials import aluminium, matte, plastic, rubber
from kit.palette import CORAL, SAND, SLATE
from kit.scene import group
from kit.shapes import box, cylinder, rod, tube
from kit.wheels import spoked_wheel
from props.shopping_bag import shopping_bag

WHEEL, BASE = 33, 104     # a wheel's radius, and from axle to axle
TUBE = 2.6                # thicker than life: it is seen from across the street


def bicycle(parent, at=(0, 0, 0), turn=(0, 0, 0), color=CORAL):
    """A step-through bicycle on its stand, a paper bag in the basket at its front."""
    made = group('bicycle', parent, at, turn)
    paint, steel = plastic(color, .4), aluminium(.3)
    rear, front = (-BASE / 2, 0, WHEEL), (BASE / 2, 0, WHEEL)
    for x in (rear[0], front[0]):
        spoked_wheel(WHEEL, made, at=(x, 0, WHEEL), turn=(0, 0, 90), tyre=2.6, spokes=16, spoke=.5)
        guard(made, paint, x)
    crank, seat, head = (-12, 0, 30), (-24, 0, 74), (37, 0, 74)
    tube([crank, seat], TUBE, paint, made)
    tube([seat, (-26, 0, 84)], 1.6, steel, made)
    tube([head, (26, 0, 46), crank], TUBE, paint, made, bend=22)
    tube([(37, 0, 70), (20, 0, 56), (-21, 0, 62)], TUBE * .8, paint, made, bend=14)
    for side in (-3, 3):
        tube([crank, (rear[0], side, WHEEL)], 1.5, paint, made)
        tube([seat, (rear[0], side, WHEEL)], 1.5, paint, made)
        tube([(38, side * .8, 68), (front[0], side, WHEEL)], 1.7, paint, made)
    tube([(38, 0, 66), (34, 0, 92)], 1.8, steel, made)
    tube([(24, -28, 94), (32, -20, 97), (34, 0, 93), (32, 20, 97), (24, 28, 94)], 1.5, steel, made, bend=7)
    for side in (-1, 1):
        rod((28, side * 24, 95.4), (19, side * 33, 92.4), 2.3, rubber(), made)
    box((25, 15, 7), 3.2, matte('#7b5a43'), made, at=(-27, 0, 87))
    cylinder(8, 2, plastic(SLATE, .45), made, at=(crank[0], 4.6, crank[2]), turn=(90, 0, 0), edge=.4)
    for side, z in ((-1, 22), (1, 38)):
        rod(crank, (crank[0] + side * 4, side * 6, z), 1.1, steel, made)
        box((9, 8, 2.6), 1, rubber(), made, at=(crank[0] + side * 4, side * 9, z))
    tube([(-16, 0, 26), (-20, 15, 0)], 1.3, steel, made)
    basket(made, at=(58, 0, 72))
    return made


def guard(parent, paint, x):
    """A mudguard over the upper part of a wheel whose axle is at `x`."""
    from math import cos, radians, sin
    points = [(x + (WHEEL + 3.4) * cos(radians(a)), 0, WHEEL + (WHEEL + 3.4) * sin(radians(a)))
              for a in range(25, 171, 6)]
    tube(points, 2.4, paint, parent)


def basket(parent, at):
    """A wicker basket with a paper bag in it; the middle of its floor is `at`."""
    made = group('basket', parent, at)
    wicker = matte(SAND)
    box((28, 36, 2), .8, wicker, made)
    for index, z in enumerate((4, 9, 14, 19)):
        half_x, half_y = 14 + index * .7, 18 + index * .7
        tube([(-half_x, -half_y, z), (half_x, -half_y, z), (half_x, half_y, z), (-half_x, half_y, z)], 1.7, wicker, made,
             bend=5, closed=True)
    shopping_bag(made, at=(0, 0, 1), handles=False).scale = (1.5,) * 3
    return made
