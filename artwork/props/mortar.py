"""A mortar and its pestle. Lengths in cm, angles in degrees."""
from kit.outlines import smooth_path
from kit.scene import aim, group
from kit.shapes import ball, lathe

HEIGHT, RIM = 7.4, 5.2      # of the bowl, and its outer radius at the rim
BANDS = (5.15, 5.55)        # the heights of the painted line


def mortar(parent, glaze, line, foot, at=(0, 0, 0)):
    """A footed bowl standing on z = 0: glazed, with a painted line round it and an unglazed foot; all are materials."""
    made = group('mortar', parent, at)
    lathe([(0, .3), (2.6, .3), (2.8, 0), (3.42, 0), (3.5, .34), (0, .34)], foot, made, round_edges=.1, sharp=70)
    bowl = [(p.x, p.y) for p in smooth_path([(3.6, .4), (3.05, 1.25), (3.6, 2.3), (4.55, 4.1), (4.95, 6.2),
                                             (RIM, HEIGHT - .5)], 16)]
    rim = [(RIM + .2, HEIGHT - .45), (RIM + .3, HEIGHT - .15), (RIM + .1, HEIGHT), (RIM - .45, HEIGHT)]
    hollow = [(p.x, p.y) for p in smooth_path([(RIM - .5, HEIGHT - .1), (RIM - .72, HEIGHT - .8), (4.1, 4.6),
                                               (3.2, 3.1), (1.8, 2.3), (.4, 2.0)], 12)]
    lathe([(0, .33), (3.5, .33), *bowl, *rim, *hollow, (0, 2.0)], glaze, made, sharp=70)
    painted = [(r + .025, z) for r, z in bowl if BANDS[0] <= z <= BANDS[1]]
    lathe(painted, line, made, sharp=180)
    return made


def pestle(parent, material, foot, top, knob):
    """A pestle from the middle of its rounded head at `foot` towards `top`, 11 cm long, ending in a `knob`."""
    made = group('pestle', parent)
    shaft = smooth_path([(.02, -1.18), (.8, -.95), (1.26, -.3), (1.24, .5), (.92, 1.5), (.66, 2.7), (.6, 5.0),
                         (.66, 8.0), (.74, 9.7)], 8)
    lathe([(0, -1.18), *((p.x, p.y) for p in shaft), (0, 9.7)], material, made, sharp=80)
    ball(1.05, knob, made, at=(0, 0, 10.3), stretch=(1, 1, .95))
    return aim(made, foot, top)
