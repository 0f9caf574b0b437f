"""A bed assist rail at the corner of a made bed, with a fabric pouch. Lengths in cm; the bed is cut short."""
from kit.cloth import plain_cloth, woven
from kit.materials import aluminium, foam, plastic, rubber
from kit.outlines import rectangle
from kit.palette import CORAL, CREAM, SLATE, TEAL, WHITE
from kit.scene import group
from kit.shapes import box, cylinder, lathe, plate, tube
from kit.shot import shot
from kit.soft import draped, pillow, piping
from props.bedding import mattress
from props.wood import wood

SHOT = shot(azimuth=40, elevation=17, margin=.08, size=2.1, supersample=1.25, samples=20)

WIDTH, LENGTH = 84, 104         # of the bed's corner
BASE, THICK = 28, 20            # height of the bed base, thickness of the mattress
TOP = BASE + THICK
RAIL_X = WIDTH / 2 + 3.2        # the plane the rail stands in
LOW, HIGH = -6, 34              # where the rail starts and ends along the bed
TUBE = 1.6


def build():
    """The bed's corner with pillow and blanket, and the rail standing at its side."""
    root = group('bed rail')
    bed(root)
    rail(root)
    return root


def bed(root):
    """Upholstered base on wooden feet, mattress, pillow at +Y and a blanket over the other end."""
    box((WIDTH - 2, LENGTH - 2, 17), 2, plain_cloth('#d3c6b0'), root, at=(0, 0, BASE - 8.6))
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(2.6, 12, wood('Z'), root, at=(x * (WIDTH / 2 - 7), y * (LENGTH / 2 - 7), 0), edge=.4)
    mattress((WIDTH, LENGTH, THICK), root, (0, 0, BASE + THICK / 2))
    for z in (3.5, THICK - 3.5):
        piping(WIDTH + .1, LENGTH + .1, 4, plain_cloth('#b9cbc6'), root, at=(0, 0, BASE + z), thickness=.5)
    pillow(62, 40, 15, plain_cloth(WHITE), root, at=(-4, 28, TOP + 4.8), turn=(4, 0, 3), dent=1.6)
    over = (WIDTH + .8, LENGTH + .8)
    draped(WIDTH + 30, 68, over, TOP + .9, woven(TEAL, 1.5), root, offset=(0, -36), edge=4, thickness=1, floor=20,
           fold=.35)
    draped(WIDTH + 29, 12, (WIDTH + 2.4, LENGTH), TOP + 2, plain_cloth(CORAL), root, offset=(0, -7), edge=4.4,
           thickness=.8, fold=.35, floor=20)


def rail(root):
    """A bent handle with a foam grip, a cross bar, a pouch, legs to the floor and a strap under the mattress."""
    metal = aluminium(.32, '#a9b2b7')
    top = TOP + 40
    tube([(RAIL_X, LOW, 3), (RAIL_X, LOW, top), (RAIL_X, HIGH, top), (RAIL_X, HIGH, 3)], TUBE, metal, root, bend=10)
    tube([(RAIL_X, LOW, TOP + 13), (RAIL_X, HIGH, TOP + 13)], 1.3, metal, root)
    tube([(RAIL_X, LOW + 11, top), (RAIL_X, HIGH - 11, top)], TUBE + .9, foam(SLATE), root)
    for y in (LOW, HIGH):
        lathe([(0, 0), (2.7, 0), (2.7, 1.2), (2.1, 2.2), (2.1, 5), (0, 5)], rubber(), root, at=(RAIL_X, y, 0),
              round_edges=.3)
        lathe([(TUBE, -2.4), (2.3, -2.4), (2.3, 2.4), (TUBE, 2.4)], plastic(SLATE, .45), root, at=(RAIL_X, y, BASE - 1),
              round_edges=.4)
        tube([(RAIL_X, y, BASE - 1), (0, y, BASE - 1)], 1.1, metal, root)
    pouch(root)


def pouch(root):
    """A cream fabric pocket hung on the cross bar."""
    cloth = plain_cloth(CREAM)
    middle, wide, tall = (LOW + HIGH) / 2, 27, 24
    high = TOP + 14.6
    plate(rectangle(wide, tall), 1.6, cloth, root, at=(RAIL_X + 1.9, middle, high - tall / 2), turn=(90, 0, 90),
          edge=.7, round_corners=3)
    plate(rectangle(wide - 2, tall - 8), 1.8, cloth, root, at=(RAIL_X + 3.1, middle, high - tall / 2 - 3.2),
          turn=(90, 0, 90), edge=.8, round_corners=3)
    box((.8, wide - 3, 1.6), .35, plain_cloth(CORAL), root, at=(RAIL_X + 4.0, middle, high - 8.4))
