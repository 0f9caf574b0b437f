"""A corner pharmacy on its piece of pavement, open by day or closed at dusk."""
from kit.materials import matte
from kit.outlines import fillet
from kit.palette import WHITE
from kit.scene import group
from kit.shapes import box, loft, plate
from kit.surfaces import decal
from props.bicycle import bicycle
from props.foliage import planter, tree
from props.shop_sign import hanging_sign
from props.shopping_bag import shopping_bag
from props.storefront_facade import DOOR, building
from props.storefront_inside import inside
from props.street import bench, door_mat, lamp_post, sandwich_board

#: The fields of a shot that both pictures share, so that one can stand in for the other.
FRAMING = dict(format='wide', azimuth=27, elevation=12, lens=80, margin=.1, shift_x=.178, supersample=1.25, samples=36, size=2.2)

STREET, CURB = 12, 14                                     # how thick the street's slab and the pavement on it are
LEFT, RIGHT, NEAR, FAR = -372, 396, -232, 436             # the pavement's edges
RAMP = 66                                                 # how far the curb ramp reaches into the pavement


def corner(closed=False):
    """Street, pavement with a curb ramp, house, and what stands in front of it."""
    root = group('storefront')
    ground(root)
    shop = group('shop', root, at=(0, 0, STREET + CURB))
    building(shop, closed)
    inside(shop, closed)
    door_mat(120, 52, shop, at=(DOOR[0], -44, .4))
    bench(shop, at=(-246, -50, 0), length=112)
    hanging_sign(shop, at=(300, 10, 300), reach=84)
    bicycle(shop, at=(-34, -186, 0), turn=(0, 0, 4))
    if not closed:
        shopping_bag(shop, at=(-222, -54, 47), turn=(0, 0, 12), handles=False).scale = (2.3,) * 3
        sandwich_board(shop, at=(356, -122, 0), turn=(0, 0, 20))
    for x, y, seed in ((56, -46, 1), (264, -42, 2)):
        planter(shop, at=(x, y, 0), seed=seed)
    planter(shop, at=(344, 352, 0), radius=22, height=38, shrub=30, seed=3)
    tree(shop, at=(-313, -158, 0), crown=74)
    if closed:
        lamp_post(shop, at=(384, 340, 0))
    return root


def ground(root):
    """The street's slab, the pavement with its joints, the ramp down to the crossing, and the crossing."""
    street = [(LEFT - 26, NEAR - 78), (RIGHT + 44, NEAR - 78), (RIGHT + 44, FAR + 22), (LEFT - 26, FAR + 22)]
    plate(street, STREET, matte('#93b5a8'), root, at=(0, 0, STREET / 2), edge=3, round_corners=86)
    ramp_left, ramp_right, ramp_end = DOOR[0] - 80, DOOR[0] + 80, NEAR + RAMP
    outline = [(LEFT, NEAR), (ramp_left, NEAR), (ramp_left, ramp_end), (ramp_right, ramp_end), (ramp_right, NEAR),
               (RIGHT, NEAR), (RIGHT, FAR), (LEFT, FAR)]
    rounded = fillet(outline, [60, 3, 1, 1, 3, 60, 60, 60], 10, closed=True)
    top = STREET + CURB
    plate([point.to_2d() for point in rounded], CURB, matte('#ded8ca'), root, at=(0, 0, STREET + CURB / 2), edge=1.5)
    slope = [(NEAR - 4, STREET), (ramp_end + 1, STREET), (ramp_end + 1, top - .3)]
    loft([[(x, y, z) for y, z in slope] for x in (ramp_left, ramp_right)], matte('#cfc8b8'), root)
    box((156, 30, 1.6), .6, matte('#e0977c'), root, at=(DOOR[0], ramp_end + 18, top + .2))
    joints(root, top + .06)
    for index in range(5):
        x = DOOR[0] + (index - 2) * 34
        decal(20, 62, matte(WHITE), root, at=(x, NEAR - 40, STREET + .08), corner=2)


def joints(root, z):
    """Thin lines between the paving stones."""
    line = matte('#c6bfaf')
    for x in range(-282, 380, 90):
        if abs(x - DOOR[0]) > 90:
            decal(1.8, 206, line, root, at=(x, NEAR + 106, z))
    for y in (-150, -76):
        decal(RIGHT - LEFT - 12, 1.8, line, root, at=((LEFT + RIGHT) / 2, y, z))
