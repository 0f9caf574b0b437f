"""A shower chair: a white slotted seat and back on height-adjustable legs; it faces -Y. Lengths in cm."""
import math

from kit.materials import aluminium, foam, plastic
from kit.outlines import superellipse
from kit.palette import TEAL, WHITE
from kit.scene import at_height, group
from kit.shapes import lathe, plate, tube
from props.leg_parts import telescopic_leg

SEAT, HALF = 45, 21.5   # the seat's top, and half the distance between the legs' tops
TUBE = 1.4


def shower_chair(parent, at=(0, 0, 0), turn=(0, 0, 0)):
    """The chair standing on z = 0."""
    made = group('shower chair', parent, at, turn)
    for side in (-1, 1):
        legs(side, made)
        armrest(side, made)
        x = side * 14
        tube([(x, 13, SEAT - 4), (x, 22, SEAT - 4), (x, 24.5, SEAT + 36)], TUBE, aluminium(), made, bend=4)
    for y in (-14, 13):
        tube([(-HALF, y, SEAT - 4.4), (HALF, y, SEAT - 4.4)], TUBE * .9, aluminium(), made)
    seat(made)
    back(made)
    return made


def leg_line(side, y):
    """Foot and top of a leg; y is -1 at the front, 1 at the back."""
    return (side * 25.5, y * 21 + 1, 0), (side * HALF, y * 15.5 + 1, SEAT - 3.4)


def legs(side, parent):
    """Front and rear leg of one side, joined by a rail under the seat."""
    for y in (-1, 1):
        telescopic_leg(*leg_line(side, y), 23, parent)
    front, rear = (leg_line(side, y)[1] for y in (-1, 1))
    tube([front, rear], TUBE, aluminium(), parent)
    low = [at_height(*leg_line(side, y), 29) for y in (-1, 1)]
    tube(low, TUBE * .8, aluminium(), parent)


def armrest(side, parent):
    """A bent tube beside the seat with a soft teal grip."""
    x = side * (HALF + 2.6)
    inner = side * (HALF - .2)
    tube([(inner, -11, SEAT - 4.2), (x, -11, SEAT - 4.2), (x, -12, SEAT + 19), (x, 14, SEAT + 19),
          (x, 13, SEAT - 4.2), (inner, 13, SEAT - 4.2)], TUBE, aluminium(), parent, bend=4.5)
    profile = [(TUBE, 0), (2.1, 0), (2.4, .9), (2.45, 8), (2.4, 15.1), (2.1, 16), (TUBE, 16)]
    lathe(profile, foam(TEAL), parent, at=(x, -7, SEAT + 19), turn=(-90, 0, 0), round_edges=.5, sharp=60)


def slot(x, y, length, width, turn=0):
    """The outline of a rounded slot, `turn` degrees from the Y axis, centred on (x, y)."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(x + u * c - v * s, y + u * s + v * c) for u, v in superellipse(width, length, 4, 32)]


def seat(parent):
    """The moulded seat with rows of drainage slots round a plain middle, and a teal rim below."""
    slots = [slot(column * 5.2, row, 6.2, 1.7) for row in (-10.5, 0, 10.5) for column in range(-3, 4)
             if row or abs(column) > 0]
    plate(superellipse(43, 39, 5.5, 128), 3.0, plastic(WHITE, .4), parent, at=(0, 0, SEAT - 1.5), edge=1.2, holes=slots)


def back(parent):
    """The backrest with a handhold and drainage slots, leaning back a little."""
    slots = [slot(column * 5.4, -3.4, 7.6, 1.7) for column in range(-3, 4)]
    slots.append(slot(0, 6.4, 15, 3.4, 90))
    plate(superellipse(43, 23, 5, 128), 2.8, plastic(WHITE, .4), parent, at=(0, 22.2, SEAT + 27), turn=(86.5, 0, 0),
          edge=1.1, holes=slots)
