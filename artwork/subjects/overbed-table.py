"""A C-shaped overbed table on casters, with a mug and a book on it. Lengths in cm."""
from kit.materials import matte, plastic, principled
from kit.outlines import rectangle
from kit.palette import CORAL, CREAM, SLATE, TEAL
from kit.scene import group
from kit.shapes import box, plate, rod
from kit.shot import shot
from kit.wheels import caster
from props.mug import mug
from props.wood import wood

SHOT = shot(azimuth=28, elevation=15, margin=.09, size=2.1, supersample=1.25, samples=16)

WIDTH, DEPTH, TOP = 76, 40, 80      # of the table top, and its height
COLUMN_X = -30                      # the column stands at one end
FRAME = '#c3cbcb'


def build():
    """Base, column and top; a mug and a book on it."""
    root = group('overbed table')
    base(root)
    column(root)
    box((WIDTH, DEPTH, 2.8), 1.2, wood('X', grain=5), root, at=(0, 0, TOP - 1.4))
    mug(root, at=(17, -5, TOP), turn=(0, 0, -20))
    book(root, at=(-9, 0, TOP))
    return root


def base(root):
    """A low C of tube: one foot at the column, two legs that slide under the bed, four casters."""
    metal = plastic(FRAME, .38)
    half = DEPTH / 2 - 3
    for side in (-1, 1):
        box((62, 4.6, 3.4), 1.4, metal, root, at=(1, side * half, 10.5))
        for x in (-26, 28):
            caster(3.2, root, at=(x, side * half, 0), turn=(0, 0, 70 + 20 * side), stem=3, width=2.6, fork=metal,
                   tread=plastic('#69757a', .5), disc=SLATE, trail=1.4)
    box((5.2, half * 2 + 4.6, 3.6), 1.4, metal, root, at=(COLUMN_X, 0, 10.6))


def column(root):
    """A telescoping column with a teal release lever under the top."""
    metal = plastic(FRAME, .38)
    box((6.4, 10.4, 44), 1.4, metal, root, at=(COLUMN_X, 0, 33))
    box((4.6, 8.2, 30), 1.2, principled('bright steel', '#b4bcc0', .25, metal=1), root, at=(COLUMN_X, 0, 64))
    plate(rectangle(8.4, 12.4), 3, plastic(SLATE, .45), root, at=(COLUMN_X, 0, 54.5), edge=.7, round_corners=2)
    box((40, 9, 3.2), 1.1, metal, root, at=(COLUMN_X + 16, 0, TOP - 4.2))
    box((9, 3.2, 1.6), .7, plastic(TEAL, .4), root, at=(COLUMN_X + 6, -8, TOP - 5.4))
    rod((COLUMN_X + 6, -6.5, TOP - 5), (COLUMN_X + 6, 0, TOP - 5), .6, metal, root)


def book(root, at):
    """A closed book with a teal cover and a ribbon."""
    made = group('book', root, at, (0, 0, 14))
    cover = principled('book cover', TEAL, .55, specular=.35)
    for z in (.25, 3.05):
        plate(rectangle(14.6, 20.6), .5, cover, made, at=(0, 0, z), edge=.12, round_corners=.4)
    box((.7, 20.6, 3.3), .3, cover, made, at=(-7.15, 0, 1.65))
    box((13.8, 19.8, 2.5), .12, matte(CREAM), made, at=(.1, 0, 1.65))
    box((.9, 3.4, .1), .04, principled('ribbon', CORAL, .6), made, at=(2.6, -11, 1.3), turn=(20, 0, 0))
