"""A corner pharmacy under a shingled roof: its front faces -Y, its shop side faces +X. Lengths in cm, on z = 0."""
from kit.materials import matte, plastic
from kit.outlines import rectangle
from kit.palette import CREAM, TEAL_DARK
from kit.scene import group
from kit.shapes import box, plate
from kit.studio import softbox
from props.awning import awning
from props.cross import cross, letters
from props.foliage import flower_box
from props.glow import glowing
from props.mansard_roof import dormer, roof
from props.shop_sign import mortar_emblem
from props.shop_window import framed_window, glass_door, paint, riser

WIDTH, DEPTH, HEIGHT = 600, 400, 400
WALL = 20
RISER, SHOP_TOP = 46, 288
SHOP_WINDOW = (-112, 300)           # middle and width of the front's shop window
DOOR = (164, 160)                   # middle and width of the doorway
SIDE_WINDOW = (212, 250)            # the same for the side, counted from the front corner
FASCIA = 358                        # the middle of the sign board's height
EAVES = HEIGHT + 22                 # where the roof begins
DORMERS = (-186, 186)


def building(parent, closed=False):
    """Walls, joinery, sign, awnings, and the roof with its lit dormers."""
    made = group('building', parent)
    front = group('front', made, turn=(90, 0, 0))
    side = group('side', made, at=(WIDTH / 2, 0, 0), turn=(90, 0, 90))
    walls(made, front, side)
    sign = sign_white(.5 if closed else .12)
    front_joinery(front, sign, 'CLOSED' if closed else 'OPEN')
    side_joinery(side, sign)
    awning(540, made, at=(-6, -9, 320))
    awning(SIDE_WINDOW[1] + 24, made, at=(WIDTH / 2 + 9, SIDE_WINDOW[0], 320), turn=(0, 0, 90), reach=58, stripes=9)
    if closed:
        evening_light(made)
    roof((WIDTH, DEPTH), made, at=(0, DEPTH / 2, EAVES))
    for index, x in enumerate(DORMERS):
        dormer(made, at=(x, -4, EAVES + 2))
        flower_box(96, made, at=(x, -7, EAVES + 4), seed=index + 200)
    dormer(made, at=(WIDTH / 2 + 4, DEPTH / 2 + 6, EAVES + 2), turn=(0, 0, 90))
    flower_box(96, made, at=(WIDTH / 2 + 7, DEPTH / 2 + 6, EAVES + 4), turn=(0, 0, 90), seed=5)
    mortar_emblem(66, made, at=(0, -15, EAVES + 76))
    return made


def evening_light(made):
    """What falls out of windows and door onto the pavement: the panes themselves cast none."""
    for at, target, size, watts in (
            ((SHOP_WINDOW[0], -8, 190), (SHOP_WINDOW[0], -110, 0), (280, 150), 17),
            ((DOOR[0], -8, 150), (DOOR[0], -150, 0), (130, 190), 12),
            ((WIDTH / 2 + 8, SIDE_WINDOW[0], 190), (WIDTH / 2 + 90, SIDE_WINDOW[0], 0), (150, 220), 9)):
        lamp = softbox('evening light', at, target, size, watts, '#ffb366')
        lamp.parent, lamp.visible_glossy = made, False


def sign_white(strength):
    """White of the letters and crosses: lit a little from within, as shop signs are."""
    return glowing('#fff6ea', strength, '#f0efea')


def hole(middle, width, low, high):
    """A rectangular hole's outline."""
    return [(x + middle, y + (low + high) / 2) for x, y in rectangle(width, high - low)]


def walls(made, front, side):
    """Front and right walls with their openings, plain walls elsewhere, the ceiling and the cornices."""
    stucco = matte('#eee3cd')
    holes = [hole(*SHOP_WINDOW, RISER, SHOP_TOP), hole(*DOOR, 1, SHOP_TOP)]
    outline = [(-WIDTH / 2, 0), (WIDTH / 2, 0), (WIDTH / 2, HEIGHT), (-WIDTH / 2, HEIGHT)]
    plate(outline, WALL, stucco, front, at=(0, 0, -WALL / 2), edge=.6, holes=holes)
    outline = [(WALL + .2, 0), (DEPTH, 0), (DEPTH, HEIGHT), (WALL + .2, HEIGHT)]
    plate(outline, WALL, stucco, side, at=(0, 0, -WALL / 2), edge=.6, holes=[hole(*SIDE_WINDOW, RISER, SHOP_TOP)])
    box((WALL, DEPTH - WALL, HEIGHT), .6, stucco, made, at=(-WIDTH / 2 + WALL / 2, DEPTH / 2 + WALL / 2, HEIGHT / 2))
    box((WIDTH - WALL * 2, WALL, HEIGHT), .6, stucco, made, at=(0, DEPTH - WALL / 2, HEIGHT / 2))
    box((WIDTH - WALL * 2, DEPTH - WALL * 2, 10), 1, stucco, made, at=(0, DEPTH / 2, SHOP_TOP + 24))
    for z, out, tall, color in ((HEIGHT + 3, 16, 10, CREAM), (HEIGHT + 14, 22, 13, TEAL_DARK)):
        outline = [(x, y + DEPTH / 2) for x, y in rectangle(WIDTH + out * 2, DEPTH + out * 2)]
        plate(outline, tall, plastic(color, .55), made, at=(0, 0, z), edge=2.2)


def front_joinery(front, sign, word):
    """Pilasters, shop window, door with its sign, and the sign board with raised letters."""
    wood = paint()
    for x, width in ((-281, 38), (61, 46), (272, 56)):
        pilaster(front, x, width)
    box((WIDTH + 12, 76, 14), 1.6, wood, front, at=(0, FASCIA, 4))
    letters('PHARMACY', 50, 5, sign, front, at=(40, FASCIA, 13), spacing=1.1)
    cross(54, 5, sign, front, at=(-232, FASCIA, 13))
    riser(SHOP_WINDOW[1], RISER, front, at=(SHOP_WINDOW[0], 0, 0))
    framed_window(SHOP_WINDOW[1], SHOP_TOP - RISER, front, at=(SHOP_WINDOW[0], RISER, 0), columns=3)
    glass_door(DOOR[1] - 14, 226, front, at=(DOOR[0], 1, 0))
    door_sign(front, DOOR[0] - 36, 168, word, sign if word == 'CLOSED' else plastic(CREAM, .5))
    box((DOOR[1], 8, 16), 1.2, wood, front, at=(DOOR[0], 232, -2), segments=3)
    for side in (-1, 1):
        box((8, SHOP_TOP, 16), 1.2, wood, front, at=(DOOR[0] + side * (DOOR[1] - 8) / 2, SHOP_TOP / 2, -2), segments=3)


def door_sign(face, x, y, word, board):
    """A small board that hangs in the door."""
    plate(rectangle(8 + 9 * len(word), 19), 2, board, face, at=(x, y, 1.4), edge=.5, round_corners=3)
    letters(word, 9.5, 1, plastic(TEAL_DARK, .5), face, at=(x, y, 2.9), spacing=1.05)


def side_joinery(side, sign):
    """The other shop window and a plain sign board with a cross."""
    pilaster(side, 22, 44)
    pilaster(side, DEPTH - 16, 32)
    box((DEPTH - 10, 76, 14), 1.6, paint(), side, at=(DEPTH / 2 + 8, FASCIA, 4))
    cross(54, 5, sign, side, at=(SIDE_WINDOW[0], FASCIA, 13))
    riser(SIDE_WINDOW[1], RISER, side, at=(SIDE_WINDOW[0], 0, 0))
    framed_window(SIDE_WINDOW[1], SHOP_TOP - RISER, side, at=(SIDE_WINDOW[0], RISER, 0), columns=3, glass=False)


def pilaster(face, x, width):
    """A flat column with a base and a capital, up to the sign board."""
    for y, tall, extra, out in ((159, 318, 0, 8), (12, 24, 5, 12), (304, 14, 5, 12)):
        box((width + extra, tall, out), 1.4, paint(), face, at=(x, y, out / 2 - 1), segments=3)
