"""A two-storey corner pharmacy: its front faces -Y, its shop side faces +X. Lengths in cm, standing on z = 0."""
from kit.materials import matte, plastic
from kit.outlines import rectangle
from kit.palette import CREAM, TEAL_DARK
from kit.scene import group
from kit.shapes import box, plate
from kit.surfaces import decal
from props.awning import awning
from props.cross import cross, letters
from props.foliage import flower_box
from props.glow import glowing
from props.shop_window import framed_window, glass_door, paint, riser

WIDTH, DEPTH, HEIGHT = 600, 430, 610
WALL = 20
RISER, SHOP_TOP = 52, 286
SHOP_WINDOW = (-112, 300)           # middle and width of the front's shop window
DOOR = (164, 160)                   # middle and width of the doorway
SIDE_WINDOW = (225, 270)            # the same for the side, counted from the front corner
UPPER, UPPER_SIZE = 446, (96, 112)  # sill height and size of the windows upstairs
SIDE_UPPER = 314                    # the middle of the one window upstairs on the side
FASCIA = 356                        # the middle of the sign board's height


def building(parent):
    """Walls, joinery, sign, awnings and lit rooms upstairs."""
    made = group('building', parent)
    front = group('front', made, turn=(90, 0, 0))
    side = group('side', made, at=(WIDTH / 2, 0, 0), turn=(90, 0, 90))
    walls(made, front, side)
    front_joinery(front)
    side_joinery(side)
    awning(540, made, at=(-6, -9, 318))
    awning(SIDE_WINDOW[1] + 24, made, at=(WIDTH / 2 + 9, SIDE_WINDOW[0], 318), turn=(0, 0, 90), reach=58, stripes=9)
    for x in (-190, 0, 190):
        flower_box(104, made, at=(x, -6, UPPER - 22), seed=x + 200)
    flower_box(104, made, at=(WIDTH / 2 + 6, SIDE_UPPER, UPPER - 22), turn=(0, 0, 90), seed=5)
    return made


def sign_white():
    """White of the letters and crosses: lit a little from within, as shop signs are."""
    return glowing('#fff6ea', .12, '#f0efea')


def hole(middle, width, low, high):
    """A rectangular hole's outline."""
    return [(x + middle, y + (low + high) / 2) for x, y in rectangle(width, high - low)]


def walls(made, front, side):
    """Front and right walls with their openings, plain walls elsewhere, roof and cornices."""
    stucco = matte('#eee3cd')
    upper = (UPPER, UPPER + UPPER_SIZE[1])
    holes = [hole(*SHOP_WINDOW, RISER, SHOP_TOP), hole(*DOOR, 1, SHOP_TOP)]
    holes += [hole(x, UPPER_SIZE[0], *upper) for x in (-190, 0, 190)]
    outline = [(-WIDTH / 2, 0), (WIDTH / 2, 0), (WIDTH / 2, HEIGHT), (-WIDTH / 2, HEIGHT)]
    plate(outline, WALL, stucco, front, at=(0, 0, -WALL / 2), edge=.6, holes=holes)
    holes = [hole(*SIDE_WINDOW, RISER, SHOP_TOP)] + [hole(SIDE_UPPER, UPPER_SIZE[0], *upper)]
    outline = [(WALL + .2, 0), (DEPTH, 0), (DEPTH, HEIGHT), (WALL + .2, HEIGHT)]
    plate(outline, WALL, stucco, side, at=(0, 0, -WALL / 2), edge=.6, holes=holes)
    box((WALL, DEPTH - WALL, HEIGHT), .6, stucco, made, at=(-WIDTH / 2 + WALL / 2, DEPTH / 2 + WALL / 2, HEIGHT / 2))
    box((WIDTH - WALL * 2, WALL, HEIGHT), .6, stucco, made, at=(0, DEPTH - WALL / 2, HEIGHT / 2))
    box((WIDTH - 10, DEPTH - 10, 8), 1, matte('#9fb3ab'), made, at=(0, DEPTH / 2, HEIGHT - 26))
    box((WIDTH - WALL * 2, DEPTH - WALL * 2, 10), 1, stucco, made, at=(0, DEPTH / 2, SHOP_TOP + 24))
    for z, out, tall, color in ((HEIGHT - 10, 9, 12, CREAM), (HEIGHT + 3, 15, 16, TEAL_DARK), (400, 10, 9, CREAM)):
        cornice(made, z, out, tall, color)


def cornice(made, z, out, tall, color):
    """A moulding right round the house, standing `out` from the walls."""
    outline = [(x, y + DEPTH / 2) for x, y in rectangle(WIDTH + out * 2, DEPTH + out * 2)]
    inside = [(x, y + DEPTH / 2) for x, y in rectangle(WIDTH - WALL * 2 - 8, DEPTH - WALL * 2 - 8)]
    plate(outline, tall, plastic(color, .55), made, at=(0, 0, z), edge=2.2, holes=[inside])


def front_joinery(front):
    """Pilasters, shop window, door, sign board with raised letters, and windows upstairs."""
    wood = paint()
    for x, width in ((-281, 38), (61, 46), (272, 56)):
        pilaster(front, x, width)
    box((WIDTH + 12, 74, 14), 1.6, wood, front, at=(0, FASCIA, 4))
    letters('PHARMACY', 45, 5, sign_white(), front, at=(36, FASCIA, 13), spacing=1.12)
    cross(52, 5, sign_white(), front, at=(-212, FASCIA, 13))
    riser(SHOP_WINDOW[1], RISER, front, at=(SHOP_WINDOW[0], 0, 0))
    framed_window(SHOP_WINDOW[1], SHOP_TOP - RISER, front, at=(SHOP_WINDOW[0], RISER, 0), columns=3)
    glass_door(DOOR[1] - 14, 226, front, at=(DOOR[0], 1, 0))
    box((DOOR[1], 8, 16), 1.2, wood, front, at=(DOOR[0], 232, -2), segments=3)
    for side in (-1, 1):
        box((8, SHOP_TOP, 16), 1.2, wood, front, at=(DOOR[0] + side * (DOOR[1] - 8) / 2, SHOP_TOP / 2, -2), segments=3)
    for x in (-190, 0, 190):
        upstairs_window(front, x)


def side_joinery(side):
    """The other shop window, a plain sign board with a cross, and windows upstairs."""
    pilaster(side, 22, 44)
    pilaster(side, DEPTH - 16, 32)
    box((DEPTH - 10, 74, 14), 1.6, paint(), side, at=(DEPTH / 2 + 8, FASCIA, 4))
    cross(52, 5, sign_white(), side, at=(SIDE_WINDOW[0], FASCIA, 13))
    riser(SIDE_WINDOW[1], RISER, side, at=(SIDE_WINDOW[0], 0, 0))
    framed_window(SIDE_WINDOW[1], SHOP_TOP - RISER, side, at=(SIDE_WINDOW[0], RISER, 0), columns=3, glass=False)
    upstairs_window(side, SIDE_UPPER)


def pilaster(face, x, width):
    """A flat column with a base and a capital, up to the sign board."""
    for y, tall, extra, out in ((159, 318, 0, 8), (12, 24, 5, 12), (304, 14, 5, 12)):
        box((width + extra, tall, out), 1.4, paint(), face, at=(x, y, out / 2 - 1), segments=3)


def upstairs_window(face, x):
    """A sash window with curtains and a warm room behind it."""
    width, height = UPPER_SIZE
    framed_window(width, height, face, at=(x, UPPER, 0), columns=2, rows=2)
    decal(width + 30, height + 20, glowing('#ffdfae', .55, CREAM), face, at=(x, UPPER + height / 2, -34))
    for side in (-1, 1):
        box((20, height, 3), 1.4, matte('#f3ead9'), face, at=(x + side * (width / 2 - 10), UPPER + height / 2, -18))
    box((width, 26, 3), 1.4, matte('#a8d2c0'), face, at=(x, UPPER + height - 12, -15))
