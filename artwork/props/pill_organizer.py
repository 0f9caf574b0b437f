"""A weekly pill organizer: seven boxes in a row, their lids marked S M T W T F S. Lengths in cm."""
from kit.materials import gloss, plastic, printed
from kit.outlines import fillet, rectangle
from kit.palette import CREAM, TEAL_LIGHT, WHITE
from kit.scene import group
from kit.shapes import cylinder, plate
from kit.surfaces import decal
from props.pills import capsule, tablet

PITCH, DEPTH, HEIGHT = 3.1, 4.2, 2.5      # of one box
FLOOR, LID = 1.1, .36     # the floor is thick, so that the pills can be seen
DAYS = ('day-s.svg', 'day-m.svg', 'day-t.svg', 'day-w.svg', 'day-t.svg', 'day-f.svg', 'day-s.svg')
LID_COLOR = '#da7a5b'
LENGTH = PITCH * len(DAYS) + .3


def pill_organizer(parent, at=(0, 0, 0), turn=(0, 0, 0), opened=3):
    """The organizer along X on z = 0, letters upright for a viewer on the -Y side; day `opened` shows its pills."""
    made = group('pill organizer', parent, at, turn)
    shell = plastic(WHITE, .38)
    plate(rectangle(LENGTH, DEPTH), FLOOR, shell, made, at=(0, 0, FLOOR / 2), edge=.12, round_corners=.6)
    holes = []
    for index in range(len(DAYS)):
        inner = fillet(rectangle(PITCH - .36, DEPTH - .6), .4, 6, True)
        holes.append([(x + centre(index), y) for x, y, _ in inner])
    walls = HEIGHT - FLOOR + .1
    plate(rectangle(LENGTH, DEPTH), walls, shell, made, at=(0, 0, HEIGHT - walls / 2), edge=.1, round_corners=.6,
          holes=holes)
    for index, day in enumerate(DAYS):
        lid(made, centre(index), day, index == opened)
    if opened is not None:
        doses(made, centre(opened))
    return made


def centre(index):
    """The X of a day's box."""
    return (index - (len(DAYS) - 1) / 2) * PITCH


def lid(parent, x, day, opened):
    """A coral lid hinged at the back."""
    hinge = group('lid', parent, (x, DEPTH / 2 - .25, HEIGHT + .02), (-104 if opened else 0, 0, 0))
    length = DEPTH - .35
    cover = plastic(LID_COLOR, .4)
    plate(rectangle(PITCH - .16, length), LID, cover, hinge, at=(0, -length / 2, LID / 2), edge=.12, round_corners=.5)
    decal(2.24, 2.5, printed(day, .4), hinge, at=(0, -length / 2, LID + .012), corner=.3)
    plate(rectangle(1.3, .6), .22, cover, hinge, at=(0, -length - .12, LID / 2), edge=.08, round_corners=.25)
    cylinder(.2, PITCH - .5, cover, hinge, at=(-(PITCH - .5) / 2, 0, .18), turn=(0, 90, 0), edge=.05, segments=32)


def doses(parent, x):
    """A capsule and two tablets in an open box."""
    capsule(gloss(CREAM), gloss(TEAL_LIGHT), parent, at=(x, .85, FLOOR + .42), turn=(0, 0, 12))
    tablet(gloss(WHITE), parent, at=(x - .5, -.5, FLOOR + .28))
    tablet(gloss('#f0cf7a'), parent, at=(x + .68, -.45, FLOOR + .3), radius=.5)
