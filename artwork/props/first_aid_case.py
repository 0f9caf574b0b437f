"""A first-aid case with a carrying handle and the white cross. Lengths in cm."""
from kit.materials import plastic
from kit.outlines import rectangle
from kit.palette import TEAL, TEAL_DARK, WHITE
from kit.scene import group
from kit.shapes import box, plate, tube
from props.cross import cross

WIDTH, DEPTH, HEIGHT = 21.0, 7.6, 14.5


def first_aid_case(parent, at=(0, 0, 0), turn=(0, 0, 0), color=TEAL, trim=TEAL_DARK):
    """A closed two-shell case standing on z = 0 (17.3 tall with its handle), the cross towards -Y."""
    made = group('first-aid case', parent, at, turn)
    shell, dark, white = plastic(color, .38), plastic(trim, .42), plastic(WHITE, .4)
    middle = HEIGHT / 2 + .3
    outline = rectangle(WIDTH, HEIGHT)
    for side in (-1, 1):
        plate(outline, DEPTH / 2 - .12, shell, made, at=(0, side * (DEPTH / 4 + .06), middle), turn=(90, 0, 0),
              edge=.75, round_corners=2.6)
    plate(rectangle(WIDTH - .5, HEIGHT - .5), .9, dark, made, at=(0, 0, middle), turn=(90, 0, 0), edge=.05,
          round_corners=2.4)
    for x in (-6.2, 6.2):
        box((2.6, DEPTH * .62, .6), .25, dark, made, at=(x, 0, .3))
        latch(made, x, middle + HEIGHT / 2, white)
    front = -DEPTH / 2
    cross(8.4, .6, white, made, at=(0, front - .12, middle - .2), turn=(90, 0, 0))
    top = middle + HEIGHT / 2
    handle = [(-3.6, 0, top - .4), (-3.6, 0, top + 2.1), (3.6, 0, top + 2.1), (3.6, 0, top - .4)]
    tube(handle, .55, dark, made, bend=1.2)
    return made


def latch(parent, x, top, material):
    """A clip over the seam at the top edge."""
    box((2.0, 2.2, .5), .2, material, parent, at=(x, -.5, top + .05))
    box((2.0, .5, 1.0), .2, material, parent, at=(x, -1.5, top - .12))
