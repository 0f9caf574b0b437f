"""A clear jar of cotton swabs, and a toothbrush. Lengths in cm."""
import math

from kit.clear import tinted
from kit.materials import matte, plastic
from kit.outlines import smooth_path
from kit.palette import TEAL, WHITE
from kit.scene import aim, group
from kit.shapes import ball, lathe, loft, rod

JAR_RADIUS, JAR_HEIGHT = 3.1, 6.6
SWAB_LENGTH = 7.4


def swab_jar(parent, at=(0, 0, 0), turn=(0, 0, 0), count=34, stick=TEAL):
    """An open jar standing on z = 0, full of cotton swabs that stand in it (about 8.6 tall)."""
    made = group('swab jar', parent, at, turn)
    lathe([(0, .3), (JAR_RADIUS * .8, .3), (JAR_RADIUS * .88, 0), (JAR_RADIUS, 0), (JAR_RADIUS, JAR_HEIGHT - .3),
           (JAR_RADIUS + .12, JAR_HEIGHT - .2), (JAR_RADIUS + .12, JAR_HEIGHT)],
          tinted('#f2f9f7', body=.05, rough=.1, deepen=2.2), made, round_edges=.16, sharp=70)
    for index in range(count):
        ring, angle = math.sqrt((index + .5) / count), index * 2.39996
        low = (ring * 2.35 * math.cos(angle), ring * 2.35 * math.sin(angle), .75)
        high = (ring * 2.62 * math.cos(angle), ring * 2.62 * math.sin(angle), 1)
        swab(made, low, high, .35 * math.sin(index * 1.7), plastic(stick, .5))
    return made


def swab(parent, low, high, lift, stick):
    """One swab whose lower tip is at `low`, leaning towards `high` and pushed up by `lift`."""
    one = group('swab', parent)
    rod((0, 0, 0), (0, 0, SWAB_LENGTH - .5), .11, stick, one, edge=.02)
    for z in (0, SWAB_LENGTH - .5):
        ball(.3, matte('#e4e5e3'), one, at=(0, 0, z), stretch=(1, 1, 2.1))
    raised = (low[0], low[1], low[2] + max(0, lift))
    far = (high[0] * 1.02, high[1] * 1.02, raised[2] + SWAB_LENGTH)
    return aim(one, raised, far)


def toothbrush(parent, at=(0, 0, 0), turn=(0, 0, 0), color=TEAL, bristles=WHITE):
    """A toothbrush 18.5 long standing along +Z from its handle's end, its bristles towards -Y."""
    made = group('toothbrush', parent, at, turn)
    path = smooth_path([(0, 0, 0), (0, -.15, 4), (0, 0, 8), (0, .25, 12), (0, .1, 15), (0, .1, 18.5)], 10)
    sections = []
    for index, point in enumerate(path):
        part = index / (len(path) - 1)
        wide = .62 + .1 * math.sin(part * 9) if part < .55 else .62 - .3 * min(1, (part - .55) / .12)
        if part > .78:
            wide = .32 + .3 * min(1, (part - .78) / .08)
        ends = min(1, part * 18 + .25, (1 - part) * 18 + .25) ** .5
        sections.append([(point.x + wide * ends * math.cos(a), point.y + .36 * ends * math.sin(a), point.z)
                         for a in (2 * math.pi * i / 40 for i in range(40))])
    loft(sections, plastic(color, .36), made, sharp=180)
    for row in range(7):
        for column in (-1, 0, 1):
            start = (column * .33, -.1, 15.7 + row * .37)
            hair = matte(bristles if 0 < row < 6 else color)
            rod(start, (start[0], -1.25 - .1 * (row % 2), start[2]), .15, hair, made, edge=.05)
    return made
