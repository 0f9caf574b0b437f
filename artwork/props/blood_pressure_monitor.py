"""A digital upper-arm blood pressure monitor, its hose and its rolled cuff. Lengths in cm, angles in degrees."""
import math

from kit.cloth import plain_cloth
from kit.materials import dark_glass, plastic, printed
from kit.outlines import smooth_path, superellipse
from kit.palette import SLATE, TEAL, WHITE
from kit.scene import group
from kit.shapes import cylinder, loft, plate, tube
from kit.soft import cuff
from kit.surfaces import decal, wrap

WIDTH, DEPTH = 13.6, 11.0
FRONT, SLOPE = 3.0, 20            # height of the front edge, and slope of the face
CUFF_RADIUS, CUFF_HEIGHT = 5.0, 12.0
PORT = (-WIDTH / 2 - .5, 1.0, 1.7)   # where the hose leaves the monitor, on its left


def monitor(parent, at=(0, 0, 0), turn=(0, 0, 0)):
    """The monitor standing on z = 0, its sloping face towards -Y."""
    made = group('blood pressure monitor', parent, at, turn)
    shell(made)
    face = group('face', made, (0, 0, face_height(0)), (SLOPE, 0, 0))
    plate(superellipse(10.4, 6.9, 7, 128), .24, dark_glass('#16262a'), face, at=(0, 1.35, 0), edge=.1)
    decal(9.2, 5.8, printed('blood-pressure-lcd.svg', .5), face, at=(0, 1.35, .135), corner=.3)
    plate(superellipse(4.6, 1.7, 2.6, 96), .5, plastic(TEAL, .38), face, at=(0, -3.75, .08), edge=.2)
    for x in (-4.2, 4.2):
        plate(superellipse(1.9, 1.2, 2.6, 64), .4, plastic('#bcc7c6', .4), face, at=(x, -3.7, .06), edge=.16)
    x, y, z = PORT
    cylinder(.75, 1.2, plastic(SLATE, .45), made, at=(x + .9, y, z), turn=(0, -90, 0), edge=.15)
    return made


def face_height(y):
    """Height of the sloping face over a point of the footprint."""
    return FRONT + (y + DEPTH / 2) * math.tan(math.radians(SLOPE))


def shell(parent):
    """A squircle block cut off by the slope of its face, with soft edges and a teal foot."""
    outline = superellipse(WIDTH, DEPTH, 4.6, 160)
    round_edge = 1.0

    def ring(inset, height):
        shrink_x, shrink_y = 1 - 2 * inset / WIDTH, 1 - 2 * inset / DEPTH
        return [(x * shrink_x, y * shrink_y, height(y * shrink_y)) for x, y in outline]

    rings = [ring(.5, lambda _: .3), ring(.08, lambda _: .42), ring(0, lambda _: .75)]
    for i in range(9):
        angle = math.pi / 2 * i / 8
        inset, drop = round_edge * (1 - math.cos(angle)), round_edge * (1 - math.sin(angle))
        rings.append(ring(inset, lambda y, drop=drop: face_height(y) - drop))
    loft(rings, plastic(WHITE, .38), parent, sharp=60)
    plate(superellipse(WIDTH - .9, DEPTH - .9, 4.6, 128), .4, plastic(TEAL, .4), parent, at=(0, 0, .2), edge=.1)


def rolled_cuff(parent, at=(0, 0, 0), turn=(0, 0, 0), color=TEAL):
    """The closed cuff standing on z = 0, its end at angle -50, its label at the right of that."""
    made = group('cuff', parent, at, turn)
    cuff(CUFF_RADIUS, CUFF_HEIGHT, plain_cloth(color), made, at=(0, 0, CUFF_HEIGHT / 2), thickness=1.4)
    wrap(CUFF_RADIUS + 1.46, 3.6, 8.4, printed('cuff-label.svg', .6), made, facing=-6, sweep=60)
    return made


def hose(points, parent):
    """A soft grey hose through the points."""
    return tube(smooth_path(points, 14), .42, plastic('#8d999c', .5), parent)
