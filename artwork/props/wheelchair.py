"""A manual wheelchair with teal upholstery; it faces -Y. Lengths in cm."""
from kit.cloth import plain_cloth, woven
from kit.materials import aluminium, foam, plastic, rubber
from kit.outlines import rectangle
from kit.palette import CORAL, INK, SLATE, TEAL, TEAL_DARK
from kit.scene import aim, group
from kit.shapes import cylinder, lathe, plate, rod, tube
from kit.soft import cushion, piping, sling
from kit.wheels import caster, spoked_wheel
from props.leg_parts import collar

HALF = 21.5            # from the middle to a side frame
SEAT, TUBE = 48, 1.4
AXLE = 12              # the drive wheels' place along Y; their radius is 30
BACK = ((20, SEAT), (24, 90))  # the back post's ends as (y, z)


def wheelchair(parent, at=(0, 0, 0), turn=(0, 0, 0)):
    """The wheelchair standing on z = 0."""
    made = group('wheelchair', parent, at, turn)
    for side in (-1, 1):
        frame(side, made)
        wheels(side, made)
        armrest(side, made)
        footrest(side, made)
    for side in (-1, 1):
        rod((side * HALF, 1 + side * 1.5, 24), (-side * HALF, 1 + side * 1.5, SEAT - 1.5), 1.1, aluminium(), made)
    upholstery(made)
    return made


def frame(side, parent):
    """Back post with its push handle, seat rail that turns down to the footrest, lower rail and front post."""
    x, metal = side * HALF, aluminium()
    (low_y, _), (top_y, top_z) = BACK
    tube([(x, low_y, 22), (x, low_y, SEAT), (x, top_y, top_z), (x, top_y + 14, top_z + 1)], TUBE, metal, parent, bend=4)
    tube([(x, low_y, SEAT), (x, -29, SEAT), (side * 17, -43, 14)], TUBE, metal, parent, bend=6)
    tube([(x, low_y, 24), (x, -22, 24)], TUBE * .9, metal, parent)
    tube([(x, -22, SEAT), (x, -22, 21)], TUBE, metal, parent)
    collar((x, -22, 23), (x, -22, 30), TUBE + .2, parent)
    grip = [(1.3, 0), (2.2, 0), (2.2, .8), (1.9, 1.3), (2.05, 5), (1.9, 9.4), (2.2, 10), (2.2, 11), (0, 11.4)]
    aim(lathe(grip, rubber(), parent, round_edges=.3, sharp=60), (x, top_y + 5.5, top_z + .4),
        (x, top_y + 14, top_z + 1))


def wheels(side, parent):
    """A spoked drive wheel on its axle plate, and a swivel caster."""
    spoked_wheel(30, parent, at=(side * 28, AXLE, 30), handrim=side * 3.2, spokes=24, spoke=.2, tyre=1.7)
    plate(rectangle(8, 18), 1.2, plastic(SLATE, .45), parent, at=(side * (HALF + 1.9), AXLE, 32), turn=(90, 0, 90),
          edge=.3, round_corners=2.5)
    rod((side * (HALF + 1.5), AXLE, 30), (side * 28, AXLE, 30), 1.2, aluminium(), parent)
    cylinder(1.9, 1, plastic(CORAL, .42), parent, at=(side * 31.2, AXLE, 30), turn=(0, side * 90, 0), edge=.4)
    caster(9, parent, at=(side * HALF, -22, 0), width=3.0, stem=4, trail=3.5)


def armrest(side, parent):
    """A bent tube from front post to back post, a skirt guard below it and a pad on top."""
    x = side * (HALF + 1.2)
    tube([(x, -14, SEAT - 1), (x, -14, 67), (x, 21.5, 67)], TUBE * .85, aluminium(), parent, bend=6)
    plate([(-11.8, SEAT + 1.5), (17.8, SEAT + 1.5), (18.8, 64.6), (-11.8, 64.6)], .7, plastic(TEAL_DARK, .5), parent,
          at=(x, 0, 0), turn=(90, 0, 90), edge=.2, round_corners=4)
    cushion((5.6, 28, 3.4), 1.6, foam(INK), parent, at=(x, 1.5, 69.3), puff=.3, detail=40)


def footrest(side, parent):
    """The swing-away plate at the end of the hanger, with its heel strap."""
    inner = side * 10
    rod((side * 17, -43, 15.5), (side * 16.6, -44.4, 9.8), TUBE * .8, aluminium(.36, '#a9b1b6'), parent)
    collar((side * 17, -43, 15), (side * 17.6, -40.9, 20.7), TUBE, parent)
    plate(rectangle(15.5, 17), 1.5, plastic(SLATE, .5), parent, at=(inner, -47, 9.8), turn=(-14, 0, 0), edge=.5,
          round_corners=3.2)
    for index in range(4):
        plate(rectangle(11, .9), .3, rubber(), parent, at=(inner, -50.6 + index * 2.8, 11.55 - index * .7),
              turn=(-14, 0, 0), edge=.12, round_corners=.4)


def upholstery(parent):
    """Slung seat and back, and a cushion on the seat."""
    cloth, dark = woven(TEAL, 1.1, .22), plain_cloth(TEAL_DARK)
    sling(((-HALF, -26, SEAT), (-HALF, 15, SEAT)), ((HALF, -26, SEAT), (HALF, 15, SEAT)), cloth, parent, sag=1.2,
          rail_radius=TUBE)
    (low_y, low), (top_y, top) = BACK
    lean = (top_y - low_y) / (top - low)
    ends = [(low_y + lean * (z - low), z) for z in (53, 87)]
    sling([(-HALF, y, z) for y, z in ends], [(HALF, y, z) for y, z in ends], cloth, parent, sag=-4, rail_radius=TUBE)
    cushion((38.5, 39, 5.6), 2.6, cloth, parent, at=(0, -5.2, SEAT + 3.9), puff=1.0)
    for z in (-1.5, 1.6):
        piping(38.4, 38.9, 3.6, dark, parent, at=(0, -5.2, SEAT + 3.9 + z), thickness=.42)
