"""Objects on a pharmacy's counter, and the lamps over it. Lengths in cm; objects stand on z = 0 and face -Y."""
from kit.materials import matte, plastic, principled, printed
from kit.outlines import fillet, rectangle
from kit.palette import CREAM, SLATE, TEAL, TEAL_DARK
from kit.scene import group
from kit.shapes import ball, box, cylinder, lathe, loft, tube
from kit.surfaces import decal
from props.cross import cross
from props.glow import glowing


def prescription_bag(parent, at=(0, 0, 0), turn=(0, 0, 0), width=24, height=34, color=CREAM):
    """A paper bag, its top folded over, with a teal cross on the front."""
    made = group('prescription bag', parent, at, turn)
    paper = principled(f'paper {color}', color, .85, specular=.15)

    def ring(z, depth):
        """The bag's outline at height z."""
        outline = fillet(rectangle(width, depth), min(1, depth * .3), 4, closed=True)
        return [(point.x, point.y, z) for point in outline]

    loft([ring(0, 13), ring(height * .3, 13.4), ring(height * .62, 11), ring(height * .86, 4), ring(height, 1.6)],
         paper, made)
    box((width + .6, 3, 6.4), .5, paper, made, at=(0, 0, height - 2.6), segments=3)
    cross(12, .5, plastic(TEAL, .5), made, at=(0, -6.55, height * .38), turn=(86, 0, 0))
    return made


def bell(parent, at=(0, 0, 0), radius=6.5):
    """A brass counter bell on a teal foot."""
    made = group('bell', parent, at)
    brass = principled('brass', '#c99a4e', .24, metal=1)
    cylinder(radius * 1.05, 1.6, plastic(TEAL_DARK, .45), made, edge=.5)
    dome = [(radius * .98, 2.2), (radius, 2.8), (radius * .93, 4.6), (radius * .7, 6.6), (radius * .35, 7.8), (0, 8.1)]
    lathe([(0, 2.2), *dome], brass, made, round_edges=.8)
    cylinder(1.1, 2.2, brass, made, at=(0, 0, 7.9), edge=.4)
    return made


def counter_tablet(parent, at=(0, 0, 0), turn=(0, 0, 0), width=34):
    """A tablet leaning back on a foot."""
    made = group('tablet', parent, at, turn)
    shell = plastic('#eceeec', .4)
    box((16, 15, 1.6), .7, plastic(SLATE, .45), made, at=(0, 4, .8))
    tube([(0, 6, 1), (0, 4, 15)], 1.5, plastic(SLATE, .45), made)
    height = width * .7 + 3
    screen = group('screen', made, at=(0, 1, 5 + height / 2), turn=(72, 0, 0))
    box((width + 3, height, 2), .95, shell, screen)
    decal(width, width * .7, printed('counter-tablet.svg', .3, glow=.25), screen, at=(0, 0, 1.03), corner=.6)
    return made


def pendant_lamp(parent, at=(0, 0, 0), cord=60, radius=21, color=TEAL_DARK):
    """A lamp that hangs `cord` cm below `at`, with a lit globe under a metal shade."""
    made = group('lamp', parent, at)
    tube([(0, 0, 0), (0, 0, -cord)], .9, plastic(SLATE), made)
    shade = [(3, 0), (4, -5), (radius * .72, -12), (radius, -22), (radius - 1.2, -22), (radius * .66, -13), (2, -6)]
    lathe([(r, z - cord + 3) for r, z in shade], plastic(color, .4), made, round_edges=.5, segments=72)
    ball(8.5, glowing('#ffe3b0', 4), made, at=(0, 0, -cord - 19))
    return made


def stool(parent, at=(0, 0, 0), height=66, seat='#d0a06c'):
    """A round stool: oak seat, four splayed legs and a foot ring."""
    made = group('stool', parent, at)
    iron = plastic(TEAL_DARK, .45)
    cylinder(19, 5, matte(seat), made, at=(0, 0, height - 5), edge=2)
    for x in (-1, 1):
        for y in (-1, 1):
            tube([(x * 10, y * 10, height - 5), (x * 16, y * 16, 0)], 1.9, iron, made)
    foot = [(x * 14.4, y * 14.4, 17) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    tube(foot, 1.2, iron, made, closed=True)
    return made
