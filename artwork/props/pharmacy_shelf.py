"""A shelf unit for a few rows of products, with price strips and a sign. Lengths in cm."""
from kit.materials import plastic
from kit.outlines import rectangle
from kit.palette import CREAM, TEAL, TEAL_LIGHT, WHITE
from kit.scene import group
from kit.shapes import box, plate
from kit.surfaces import decal
from props.cross import cross, letters
from props.glow import glowing
from props.wood import wood

BOARD = 1.8  # thickness of the boards
DEPTH = 14.0
LAMP = 5.0   # how strongly the strips of light shine


def pharmacy_shelf(parent, width, room, rows, at=(0, 0, 0)):
    """A unit standing on z = 0: `rows` shelves, `width` and `room` (height) clear inside each; its front is at y = 0.

    The answer is the height of each shelf's surface, the lowest first.
    """
    made = group('shelf', parent, at)
    oak, upright = (wood(axis, '#e2c69e', '#d6b688', grain=6.0) for axis in 'XZ')
    base, step = 3.0, room + BOARD
    height = base + rows * step + BOARD
    for side in (-1, 1):
        box((BOARD, DEPTH, height), .3, upright, made, at=(side * (width + BOARD) / 2, DEPTH / 2, height / 2))
    box((width + .2, .8, height - 1), .1, glowing('#ffe4bb', .34, CREAM), made, at=(0, DEPTH - .5, height / 2))
    box((width, DEPTH - 2.4, base), .1, upright, made, at=(0, DEPTH / 2 + .9, base / 2))
    for row in range(rows + 1):
        z = base + row * step + BOARD / 2
        box((width + .1, DEPTH - .5, BOARD), .2, oak, made, at=(0, DEPTH / 2 + .15, z))
        if row:  # a strip of light under the front edge of each board
            decal(width - 2, 1.8, glowing('#ffe9cb', LAMP), made, at=(0, 2.2, z - BOARD / 2 - .02), turn=(180, 0, 0))
        if row < rows:
            box((width - .1, .35, 1.5), .12, plastic(TEAL_LIGHT, .5), made, at=(0, .25, z))
    sign(made, height)
    return [base + row * step + BOARD for row in range(rows)]


def price_tag(parent, x, shelf):
    """A small blank card in the price strip of the shelf whose surface is at height `shelf`."""
    box((3.0, .1, 1.1), .04, plastic(WHITE, .5), parent, at=(x, .04, shelf - BOARD / 2), segments=2)


def sign(parent, height):
    """A teal board that stands on top, with a white cross and the word PHARMACY."""
    white = plastic('#e9ebea', .45)
    middle = height + 3.9
    plate(rectangle(33, 7.6), 1.4, plastic(TEAL, .4), parent, at=(0, 2.4, middle), turn=(90, 0, 0), edge=.3,
          round_corners=2.2)
    cross(4.6, .5, white, parent, at=(-12.2, 1.55, middle), turn=(90, 0, 0))
    letters('PHARMACY', 2.7, .5, white, parent, at=(2.4, 1.55, middle), turn=(90, 0, 0), spacing=1.06)
