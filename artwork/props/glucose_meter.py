"""The blood glucose meter, its test strips and their vial. Lengths in cm, angles in degrees."""
from kit.materials import dark_glass, plastic, printed
from kit.outlines import rectangle, superellipse
from kit.palette import SLATE, TEAL, WHITE
from kit.scene import group
from kit.shapes import box, lathe, plate
from kit.surfaces import decal, wrap

WIDTH, LENGTH, DEPTH = 5.8, 9.8, 1.9
STRIP_LENGTH, STRIP_THICKNESS = 3.4, .1
PORT_HEIGHT = .95       # of the strip port above what the meter lies on
VIAL_RADIUS = 1.65


def glucose_meter(parent, at=(0, 0, 0), turn=(0, 0, 0), with_strip=True):
    """A meter lying on z = 0, its display upright for a viewer on the -Y side, its strip port at the -Y end."""
    made = group('glucose meter', parent, at, turn)
    shell, accent = plastic(WHITE, .36), plastic(TEAL, .38)
    plate(superellipse(WIDTH, LENGTH, 3.2, 128), DEPTH, shell, made, at=(0, 0, DEPTH / 2), edge=.62)
    plate(superellipse(WIDTH + .1, LENGTH + .1, 3.2, 128), .36, accent, made, at=(0, 0, DEPTH * .45), edge=.12)
    plate(superellipse(4.7, 4.6, 4.6, 96), .28, dark_glass('#142024'), made, at=(0, 1.7, DEPTH), edge=.1)
    decal(4.0, 3.7, printed('glucose-meter-lcd.svg', .5), made, at=(0, 1.7, DEPTH + .152), corner=.45)
    plate(superellipse(2.0, 1.3, 2.6, 64), .36, accent, made, at=(0, -2.35, DEPTH), edge=.14)
    for x in (-1.75, 1.75):
        plate(superellipse(.85, .85, 2, 48), .28, plastic('#c3cccb', .4), made, at=(x, -2.3, DEPTH), edge=.12)
    plate(superellipse(1.9, .62, 5, 64), .7, plastic(SLATE, .4), made, at=(0, -LENGTH / 2 + .25, PORT_HEIGHT),
          turn=(90, 0, 0), edge=.1)
    if with_strip:
        test_strip(made, at=(0, -LENGTH / 2 - STRIP_LENGTH / 2 + .75, PORT_HEIGHT))
    return made


def test_strip(parent, at=(0, 0, STRIP_THICKNESS / 2), turn=(0, 0, 0)):
    """A strip centred on its origin, along Y: contacts at +Y, the sample end at -Y."""
    made = group('test strip', parent, at, turn)
    plate(rectangle(.86, STRIP_LENGTH), STRIP_THICKNESS, plastic(WHITE, .35), made, edge=.03, round_corners=.12)
    decal(.78, STRIP_LENGTH - .1, printed('test-strip.svg', .4), made, at=(0, 0, STRIP_THICKNESS / 2 + .011),
          corner=.08)
    return made


def strip_vial(parent, at=(0, 0, 0), turn=(0, 0, 0)):
    """The flip-top vial the strips come in, standing on z = 0; label and thumb tab face -Y."""
    made = group('strip vial', parent, at, turn)
    cap = plastic(TEAL, .38)
    lathe([(0, 0), (VIAL_RADIUS, 0), (VIAL_RADIUS, 4.9), (0, 4.9)], plastic(WHITE, .4), made, round_edges=.18)
    wrap(VIAL_RADIUS + .015, .5, 4.3, printed('test-strip-vial.svg', .45), made, sweep=220)
    lathe([(0, 4.75), (1.78, 4.75), (1.78, 5.9), (0, 5.9)], cap, made, round_edges=.24)
    box((1.0, .55, .26), .1, cap, made, at=(0, -VIAL_RADIUS - .3, 4.98))
    return made
