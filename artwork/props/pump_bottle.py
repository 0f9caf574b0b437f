"""A pump bottle of hand soap or lotion. Lengths in cm, angles in degrees."""
from kit.materials import plastic, printed
from kit.outlines import smooth_path, superellipse
from kit.palette import TEAL, WHITE
from kit.scene import group
from kit.shapes import cylinder, lathe, loft, plate
from kit.surfaces import wrap

RADIUS, HEIGHT = 3.1, 12.4


def pump_bottle(parent, label, at=(0, 0, 0), turn=(0, 0, 0), color=TEAL, pump=WHITE):
    """A round bottle standing on z = 0, spout towards -X; the middle of `label` (1.45 : 1) faces -Y."""
    made = group('pump bottle', parent, at, turn)
    shell, white = plastic(color, .34), plastic(pump, .38)
    lathe([(0, 0), (RADIUS, 0), (RADIUS, HEIGHT - 1.2), (1.3, HEIGHT), (1.3, HEIGHT + .4), (0, HEIGHT + .4)], shell,
          made, round_edges=[0, .45, 1.4, .5, .1, 0])
    wrap(RADIUS + .015, 2.1, 9.0, printed(label, .45), made, sweep=185)
    lathe([(0, 0), (1.5, 0), (1.5, 1.4), (1.35, 1.6), (.75, 1.7), (.75, 2.0), (0, 2.0)], white, made,
          at=(0, 0, HEIGHT + .2), round_edges=.12, ridges=(36, .05, .2, 1.3))
    cylinder(.42, 2.2, white, made, at=(0, 0, HEIGHT + 1.9), edge=.05)
    top = HEIGHT + 4.3
    plate(superellipse(2.9, 2.2, 3, 64), .9, white, made, at=(0, 0, top), edge=.35)
    spout = [(-.4, .62, 0), (-1.8, .55, .03), (-3.2, .46, -.06), (-4.1, .38, -.34)]
    rings = [[(x, y * half, top + drop + z * half * .75) for y, z in superellipse(2, 2, 3, 40)]
             for x, half, drop in smooth_path(spout, 6)]
    loft(rings, white, made)
    return made
