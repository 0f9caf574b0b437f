"""The white bottle that tablets and vitamins come in. Lengths in cm."""
from kit.materials import plastic, printed
from kit.outlines import arc
from kit.palette import WHITE
from kit.scene import group
from kit.shapes import lathe
from kit.surfaces import wrap

#: A bottle of a hundred tablets: radius, height to the shoulder's top, and where its label lies.
RADIUS, HEIGHT = 2.6, 7.4
LABEL_LOW, LABEL_HIGH, LABEL_SWEEP = .55, 5.45, 250


def tablet_bottle(parent, label=None, at=(0, 0, 0), turn=(0, 0, 0), radius=RADIUS, height=HEIGHT, color=WHITE,
                  cap=WHITE, label_low=LABEL_LOW, label_high=LABEL_HIGH, wall=None):
    """A round-shouldered bottle standing on z = 0 with a ribbed screw cap (in all `height` + 2 tall).

    `label` is an SVG in artwork/labels, radians(250) * radius : label_high - label_low (2.32 : 1 as it stands), its
    middle towards -Y. `wall` is a material to use in place of plastic of `color`.
    """
    made = group('tablet bottle', parent, at, turn)
    bend, neck = radius * .42, radius * .76
    shoulder = arc(bend, 0, 74, 14, (radius - bend, height - bend))
    lathe([(0, .2), (radius * .74, .2), (radius * .84, 0), (radius - .22, 0), (radius - .06, .07), (radius, .25),
           *shoulder, (neck, height), (neck, height + .4), (0, height + .4)], wall or plastic(color, .36), made,
          segments=144, sharp=60)
    if label:
        wrap(radius + .014, label_low, label_high, printed(label, .45), made, sweep=LABEL_SWEEP)
    ribbed_cap(made, plastic(cap, .4), radius * .86, height + .1, 1.9)
    return made


def ribbed_cap(parent, material, radius, base, height, at=(0, 0, 0), turn=(0, 0, 0), ribs=64):
    """A screw cap from z = base, `height` tall, with fine ribs and a shallow dish on top."""
    top = base + height
    profile = [(0, base + .05), (radius * .9, base), (radius, base), (radius, base + .26), (radius - .04, base + .32),
               (radius, base + .38), (radius, top - .26), (radius - .22, top), (radius - .5, top),
               (radius - .58, top - .07), (0, top - .07)]
    return lathe(profile, material, parent, at, turn, round_edges=.07, ridges=(ribs, .07, base + .42, top - .28),
                 sharp=60)
