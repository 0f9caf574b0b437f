"""A four-wheeled walker with seat, back strap, pouch and hand brakes; it faces -Y. Lengths in cm."""
import math

from kit.cloth import plain_cloth
from kit.materials import aluminium, foam, plastic, rubber
from kit.outlines import smooth_path, superellipse
from kit.palette import CORAL, INK, SLATE, TEAL, TEAL_DARK
from kit.scene import aim, at_height, group
from kit.shapes import box, lathe, loft, rod, tube
from kit.soft import cushion, piping, smooth_step
from kit.wheels import caster
from props.leg_parts import button, collar

HALF = 25                          # from the middle to a side frame
FRONT, TOP = (-27, 24), (-4, 86)   # the main tube's ends as (y, z)
SEAT, HANDLE = 53, 90
TUBE = 1.5


def main_tube(side, z):
    """A point of the long front tube at height z."""
    return at_height((side * HALF, *FRONT), (side * HALF, *TOP), z)


def rollator(parent, at=(0, 0, 0), turn=(0, 0, 0)):
    """The rollator standing on z = 0."""
    made = group('rollator', parent, at, turn)
    for side in (-1, 1):
        side_frame(side, made)
        handle(side, made)
    for z in (30, 46):
        rod(main_tube(-1, z), main_tube(1, z), 1.1, aluminium(), made)
    seat_and_pouch(made)
    back_strap(made)
    return made


def side_frame(side, parent):
    """The main tube, the rear leg with the seat's rail, and two wheels."""
    x, metal = side * HALF, aluminium()
    tube([(x, FRONT[0], 20), (x, *FRONT), main_tube(side, 74)], TUBE, metal, parent, bend=4)
    tube([(x, 27, 20), (x, 27, 27), (x, 15, SEAT - 2), main_tube(side, SEAT - 2)], TUBE * .92, metal, parent, bend=6)
    for y, trail in ((FRONT[0], 1.6), (27, 0)):
        caster(9.6, parent, (x, y, 0), width=3.0, stem=5, trail=trail, disc=TEAL_DARK)
    collar((x, FRONT[0], 24), (x, FRONT[0], 30), TUBE, parent)
    collar(main_tube(side, SEAT - 2), main_tube(side, 70), TUBE + .3, parent)
    box((3.6, 4.6, 3.4), .7, plastic(SLATE, .45), parent, at=(x, 30.5, 18.8), turn=(-25, 0, 0))


def handle(side, parent):
    """The telescopic handle post, its grip, brake lever and cable."""
    x = side * HALF
    _, y, _ = main_tube(side, HANDLE)
    tube([main_tube(side, 70), main_tube(side, HANDLE), (x, y + 17, HANDLE)], 1.2, aluminium(.36, '#a9b1b6'), parent,
         bend=4)
    collar(main_tube(side, 74), main_tube(side, 80), TUBE, parent)
    button(main_tube(side, 70), TUBE, parent)
    waves = [(1.95 + .22 * math.sin(i / 24 * math.pi) - .1 * math.cos(i / 4 * math.pi), .8 + i / 24 * 11.4)
             for i in range(25)]
    lathe([(1.1, 0), (2.2, 0), *waves, (2.2, 13), (0, 13)], rubber(), parent, at=(x, y + 4.5, HANDLE),
          turn=(-90, 0, 0), round_edges=.15, sharp=60)
    slate = plastic(SLATE, .45)
    box((3.4, 4.4, 4.2), .9, slate, parent, at=(x, y + 3, HANDLE - .8))
    tube([(x, y + 3, HANDLE - 2), (x, y + 6.5, HANDLE - 4.8), (x, y + 16.5, HANDLE - 4.2)], .75, slate, parent, bend=2)
    low = main_tube(side, 60)
    cable = [(x - side * .6, y + 1.5, HANDLE - 1.6), (x - side * 1.6, y - 6, HANDLE - 1), (x - side * 2.4, y - 10.5, 81),
             (x - side * 2.2, low[1] - 4.5, 69), (x - side * .8, low[1] - 1.2, 60)]
    tube(smooth_path(cable, 10), .38, rubber(INK), parent)


def seat_and_pouch(parent):
    """The padded seat on its rails and the teal pouch under it."""
    y = 1.0
    cushion((HALF * 2 - 1, 28, 4.4), 2.0, foam('#3f4a50'), parent, at=(0, y, SEAT + 1.6), puff=.7)
    piping(HALF * 2 - 1, 28, 3, rubber(), parent, at=(0, y, SEAT + 1.6), thickness=.35)
    cushion((41, 21, 19), 4.5, plain_cloth(TEAL), parent, at=(0, y - 1, SEAT - 11.2), puff=.4, wrinkle=.5)
    flap = cushion((41.8, 1.6, 9), .8, plain_cloth(TEAL_DARK), parent, at=(0, y - 11.9, SEAT - 6.2), detail=40)
    flap.rotation_euler = (math.radians(-4), 0, 0)
    box((3.2, .7, 3.6), .3, plastic(CORAL, .5), parent, at=(0, y - 12.9, SEAT - 10.4))


def back_strap(parent):
    """The padded strap between the side frames; it bows forward, since one sits facing backward."""
    left, right = main_tube(-1, 75), main_tube(1, 75)
    sections = []
    for i in range(49):
        part = i / 48
        x = left[0] + (right[0] - left[0]) * part
        bow = 4 * part * (1 - part)
        slope = 22 / HALF * (2 * part - 1)  # the band's direction, dy/dx
        plump = smooth_step(4 * min(part, 1 - part))
        sections.append([(x - slope * u, left[1] - 11 * bow + u, left[2] + 2 + v)
                         for u, v in superellipse(1.5 + 1.1 * plump, 7.2 + .9 * plump, 3.4, 48)])
    loft(sections, plain_cloth(TEAL), parent)
    for side in (-1, 1):
        aim(lathe([(1.4, -3), (2.2, -3), (2.2, 3), (1.4, 3)], plastic(SLATE, .45), parent, round_edges=.4),
            main_tube(side, 77), main_tube(side, 90))
