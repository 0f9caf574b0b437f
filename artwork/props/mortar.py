"""A mortar and its pestle. Lengths in cm, angles in degrees."""
from kit.outlines import smooth_path
from kit.scene import aim, group
from kit.shapes import ball, lathe

HEIGHT, RIM = 7.4, 5.2      # of the bowl, and its outer radius at the rim


def mortar(parent, outside, inside, at=(0, 0, 0)):
    """A footed bowl standing on z = 0; `outside` and `inside` are materials."""
    made = group('mortar', parent, at)
    foot = [(0, .3), (2.6, .3), (2.8, 0), (3.5, 0), (3.6, .4)]
    bowl = smooth_path([(3.6, .4), (3.05, 1.25), (3.6, 2.3), (4.55, 4.1), (4.95, 6.2), (RIM, HEIGHT - .5)], 8)
    rim = [(RIM + .2, HEIGHT - .45), (RIM + .3, HEIGHT - .15), (RIM + .1, HEIGHT), (RIM - .45, HEIGHT)]
    lathe([*foot, *((point.x, point.y) for point in bowl[1:]), *rim], outside, made, round_edges=.12, sharp=70)
    lathe([(RIM - .44, HEIGHT), (RIM - .62, HEIGHT - .3), (4.4, 5.6), (3.9, 4.0), (2.4, 2.5), (0, 2.0)], inside, made,
          round_edges=.7, sharp=80)
    return made


def pestle(parent, material, foot, top, knob):
    """A pestle from the middle of its rounded head at `foot` towards `top`, 11 cm long, ending in a `knob`."""
    made = group('pestle', parent)
    lathe([(0, -1.15), (.75, -1.0), (1.25, -.4), (1.3, .3), (.95, 1.2), (.62, 2.4), (.6, 6.5), (.7, 9.7), (0, 9.7)],
          material, made, round_edges=.5, sharp=80)
    ball(1.05, knob, made, at=(0, 0, 10.3), stretch=(1, 1, .95))
    return aim(made, foot, top)
