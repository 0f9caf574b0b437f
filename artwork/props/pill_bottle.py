"""The amber prescription vial: clear amber wall, ribbed white cap, wrap-round label. Lengths in cm."""
from kit.clear import tinted
from kit.materials import plastic, printed
from kit.palette import AMBER, WHITE
from kit.scene import group
from kit.shapes import lathe
from kit.surfaces import wrap

#: A small vial: outer radius and height of the wall, and the height of what it can hold.
RADIUS, HEIGHT = 1.65, 6.7
INNER_RADIUS, FLOOR = 1.53, .3


def pill_bottle(parent, label=None, at=(0, 0, 0), turn=(0, 0, 0), radius=RADIUS, height=HEIGHT, cap=WHITE,
                color=AMBER, label_low=.5, label_high=3.6, label_sweep=234, capped=True):
    """A vial standing on z = 0. `label` is an SVG in artwork/labels; its middle faces -Y.

    Its artwork's aspect is radians(label_sweep) * radius : label_high - label_low (2.17 : 1 as it stands).
    """
    made = group('pill bottle', parent, at, turn)
    neck = radius * .9
    lathe([(0, .14), (radius * .78, .14), (radius * .86, 0), (radius, 0), (radius, height - .9), (neck, height - .45),
           (neck, height + .5)], tinted(color), made, round_edges=.22, segments=160)
    if label:
        wrap(radius + .015, label_low, label_high, printed(label, rough=.48), made, sweep=label_sweep)
    if capped:
        child_proof_cap(made, plastic(cap, .4), radius * 1.1, height - .3)
    return made


def child_proof_cap(parent, material, radius, base):
    """A push-and-turn cap whose skirt starts at z = base."""
    rim, top = base + .4, base + 1.75
    profile = [(radius * .84, base), (radius, base), (radius, rim - .06), (radius - .05, rim), (radius - .05, rim + .06),
               (radius, rim + .12), (radius, top - .25), (radius - .24, top), (radius - .62, top),
               (radius - .72, top - .09), (0, top - .09)]
    return lathe(profile, material, parent, round_edges=.06, ridges=(60, .075, rim + .14, top - .27), sharp=60)
