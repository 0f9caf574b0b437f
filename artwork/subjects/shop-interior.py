"""The pharmacy's counter: shelves behind it, lamps above, a lower part where one can sit."""
from kit.cloth import plain_cloth
from kit.materials import matte, plastic
from kit.outlines import rectangle, superellipse
from kit.palette import CORAL, CREAM, TEAL, TEAL_DARK
from kit.scene import group, place
from kit.shapes import box, plate
from kit.shot import shot
from props.counter_things import bell, counter_tablet, pendant_lamp, prescription_bag, stool
from props.cross import cross, letters
from props.foliage import planter
from props.glow import glowing
from props.pill_bottle import pill_bottle
from props.shelf_goods import goods_row
from props.wood import wood

SHOT = shot(azimuth=18, elevation=12, lens=75, margin=.075, size=2.3, samples=40, supersample=1.25)

LEFT, RIGHT, NEAR, FAR = -215, 205, -165, 150   # the floor's edges
WALL_TOP = 282
SHELVES = (34, 316)                             # middle and width of the wall unit
COUNTER_TOP, LOW_TOP = 98, 78


def build():
    """Room, wall unit, counter and what stands round it."""
    root = group('shop interior')
    room(root)
    wall_unit(root)
    counter(root)
    box((10, 176, 12), 1.5, wood('Y'), root, at=(-152, FAR - 86, WALL_TOP - 14))
    pendant_lamp(root, at=(-152, -14, WALL_TOP - 18), cord=52, radius=28, color=CORAL)
    stool(root, at=(-150, -84, 0))
    stool(root, at=(58, -92, 0), height=50, seat=CORAL)
    planter(root, at=(170, 12, 0), radius=22, height=42, shrub=31, seed=3, color=CORAL)
    return root


def room(root):
    """Floor slab, rug, back wall and the beginning of a left wall."""
    plate([(LEFT, NEAR), (RIGHT, NEAR), (RIGHT, FAR + 14), (LEFT, FAR + 14)], 16, matte(CREAM), root, at=(0, 0, -8),
          edge=2.5, round_corners=[15, 15, 6, 6])
    for index in range(9):
        width = (RIGHT - LEFT - 18) / 9
        x = LEFT + 9 + (index + .5) * width
        box((width - .8, FAR - NEAR - 18, 2), .5, wood('Y', '#dcb482', '#cfa472', 9), root,
            at=(x, (NEAR + FAR) / 2, .2), segments=2)
    plate(superellipse(250, 116, 2.6), 2.4, plain_cloth('#a9d0c0'), root, at=(-20, -94, 2.2), edge=1)
    paint = matte('#efe3cb')
    # The walls stand on the slab, a little within its edges and clear of each other: level faces would turn black.
    box((RIGHT - LEFT - 2, 14, WALL_TOP + 2), 2, paint, root, at=((LEFT + RIGHT) / 2, FAR + 6, WALL_TOP / 2 - 1))
    box((14, 134, WALL_TOP + 1.6), 2, paint, root, at=(LEFT + 8, FAR - 66, WALL_TOP / 2 - 1.2))
    box((RIGHT - LEFT - 20, 4, 13), 1, matte('#f6eee0'), root, at=((LEFT + RIGHT) / 2, FAR - 1, 7))
    box((4, 130, 13), 1, matte('#f6eee0'), root, at=(LEFT + 16, FAR - 65, 7))


def wall_unit(root):
    """A teal unit with lit shelves full of goods under a sign board."""
    x, width = SHELVES
    unit = group('wall unit', root, at=(x, FAR - 2, 0))
    teal, oak = plastic(TEAL_DARK, .5), wood('X')
    for index in range(3):
        box((9, 40, 228), 1.5, teal, unit, at=((index - 1) * (width - 9) / 2, -20, 114))
    box((width, 3, 220), .5, glowing('#ffe2b4', .46, CREAM), unit, at=(0, -2, 112))
    box((width + 8, 44, 42), 2, teal, unit, at=(0, -21, 240))
    letters('PRESCRIPTIONS', 19, 3, glowing('#fff6ea', .2, '#f0efea'), unit, at=(22, -44, 240), turn=(90, 0, 0),
            spacing=1.1)
    cross(26, 3, glowing('#fff6ea', .2, '#f0efea'), unit, at=(-120, -44, 240), turn=(90, 0, 0))
    box((width - 12, 38, 30), 1.5, teal, unit, at=(0, -20, 16))
    bay = (width - 27) / 2
    for row, z in enumerate((34, 82, 130, 178)):
        for side in (-1, 1):
            middle = side * (bay + 9) / 2
            box((bay, 36, 4), .8, oak, unit, at=(middle, -20, z - 2), segments=3)
            goods_row(bay - 6, unit, at=(middle - bay / 2 + 3, -24, z), scale=2.6, height=13,
                      seed=row * 2 + (side > 0) + 21, glow=.2)


def counter(root):
    """The counter in two heights, panelled, with oak tops, and the things on it."""
    made = group('counter', root, at=(0, -6, 0))
    teal, oak = plastic(TEAL, .5), wood('X')
    for x, width, top, panels in ((-85, 180, COUNTER_TOP, 3), (62, 112, LOW_TOP, 2)):
        box((width, 58, top - 6), 2, teal, made, at=(x, 0, (top - 6) / 2))
        box((width + 8, 70, 6), 2, oak, made, at=(x, -2, top - 3))
        box((width + 2, 60, 10), 1.2, plastic(TEAL_DARK, .5), made, at=(x, 0, 6))
        for index in range(panels):
            plate(rectangle(width / panels - 12, top - 38), 3, plastic(TEAL_DARK, .5), made,
                  at=(x + ((index + .5) / panels - .5) * width, -29.5, top / 2), turn=(90, 0, 0), edge=1,
                  round_corners=4)
    cross(34, 3, matte(CREAM), made, at=(-85, -32, COUNTER_TOP / 2), turn=(90, 0, 0))
    prescription_bag(made, at=(-32, -8, COUNTER_TOP), turn=(0, 0, 10))
    counter_tablet(made, at=(-128, -6, COUNTER_TOP), turn=(0, 0, 8), width=38)
    bell(made, at=(-80, -22, COUNTER_TOP))
    place(pill_bottle(made, 'prescription-vial.svg', at=(34, -10, LOW_TOP), turn=(0, 0, 10)), scale=2.6)
    place(pill_bottle(made, 'prescription-vial.svg', at=(48, 2, LOW_TOP), turn=(0, 0, 30)), scale=2.3)
    prescription_bag(made, at=(88, -2, LOW_TOP), turn=(0, 0, 16), width=22, height=30, color='#e6b39c')
