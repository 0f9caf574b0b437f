"""A bottle for liquid medicine and the cup that measures it. Lengths in cm."""
from kit.clear import liquid, tinted
from kit.materials import plastic, printed
from kit.outlines import arc
from kit.palette import AMBER, TEAL, WHITE
from kit.scene import group
from kit.shapes import lathe, tube
from kit.surfaces import wrap
from props.tablet_bottle import ribbed_cap

#: A bottle of 8 fl oz: radius, height to the neck, and where its label lies.
RADIUS, HEIGHT = 2.9, 11.2
LABEL_LOW, LABEL_HIGH, LABEL_SWEEP = 1.0, 6.6, 240
CUP_LOW_RADIUS, CUP_HIGH_RADIUS, CUP_HEIGHT = 1.5, 2.0, 3.4


def syrup_bottle(parent, label=None, at=(0, 0, 0), turn=(0, 0, 0), wall=None, cap=WHITE, radius=RADIUS, height=HEIGHT,
                 label_low=LABEL_LOW, label_high=LABEL_HIGH):
    """A full bottle with a long sloping shoulder, standing on z = 0 (in all `height` + 1.6 tall).

    `label` is an SVG in artwork/labels, radians(240) * radius : label_high - label_low (2.17 : 1 as it stands), its
    middle towards -Y. `wall` is the see-through material, full amber by default.
    """
    made = group('syrup bottle', parent, at, turn)
    neck, bend = radius * .46, radius * .55
    low = height - radius * 1.35
    shoulder = arc(bend, 0, 56, 12, (radius - bend, low))
    lathe([(0, .25), (radius * .7, .25), (radius * .82, 0), (radius - .22, 0), (radius - .06, .07), (radius, .25),
           *shoulder, (neck + .25, height - .75), (neck, height - .3), (neck, height + .3)],
          wall or tinted('#f3b468', body=.36, rough=.06), made, segments=144, sharp=70)
    if label:
        wrap(radius + .014, label_low, label_high, printed(label, .45), made, sweep=LABEL_SWEEP)
    ribbed_cap(made, plastic(cap, .4), neck * 1.3, height, 1.6, ribs=48)
    return made


def measuring_cup(parent, at=(0, 0, 0), turn=(0, 0, 0), contents=AMBER, level=.42):
    """A clear dose cup standing on z = 0, filled to `level` (0..1) with `contents`, with three teal measuring lines."""
    made = group('measuring cup', parent, at, turn)

    def radius_at(z):
        return CUP_LOW_RADIUS + (CUP_HIGH_RADIUS - CUP_LOW_RADIUS) * z / CUP_HEIGHT

    lathe([(0, .12), (CUP_LOW_RADIUS - .2, .12), (CUP_LOW_RADIUS - .1, 0), (CUP_LOW_RADIUS, 0),
           (CUP_HIGH_RADIUS, CUP_HEIGHT), (CUP_HIGH_RADIUS + .14, CUP_HEIGHT + .03),
           (CUP_HIGH_RADIUS + .14, CUP_HEIGHT + .14), (CUP_HIGH_RADIUS - .02, CUP_HEIGHT + .14)],
          tinted('#eef5f3', body=.12, deepen=4.0), made, round_edges=.05, sharp=60)
    top = .25 + (CUP_HEIGHT - .25) * level
    lathe([(0, .22), (radius_at(.22) - .1, .22), (radius_at(top) - .1, top), (0, top)], liquid(contents), made,
          sharp=50)
    for step in (.3, .55, .8):
        z = CUP_HEIGHT * step
        line = [(x, y, z) for x, y in arc(radius_at(z) + .01, -112, -68, 16)]
        tube(line, .035, plastic(TEAL, .5), made)
    return made
