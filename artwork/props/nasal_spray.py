"""Spray bottles: a nasal spray and a first-aid mist. Lengths in cm."""
from kit.materials import plastic, printed
from kit.palette import TEAL, WHITE
from kit.scene import group
from kit.shapes import lathe
from kit.surfaces import wrap

#: Where the labels lie: radius, low, high.
NASAL_LABEL = (1.75, .45, 4.25)
MIST_LABEL = (2.0, .7, 6.9)
LABEL_SWEEP = 240


def nasal_spray(parent, label=None, at=(0, 0, 0), turn=(0, 0, 0), color=WHITE, pump=TEAL, nozzle=WHITE):
    """An uncapped nasal spray, 10.4 tall, on z = 0. `label` is an SVG, radians(240) * 1.75 : 3.8 (1.93 : 1)."""
    made = group('nasal spray', parent, at, turn)
    lathe([(0, .12), (1.3, .12), (1.45, 0), (1.75, 0), (1.75, 4.9), (1.1, 5.5), (1.1, 5.8), (0, 5.8)],
          plastic(color, .36), made, round_edges=.25)
    if label:
        wrap(NASAL_LABEL[0] + .014, *NASAL_LABEL[1:], printed(label, .45), made, sweep=LABEL_SWEEP)
    lathe([(0, 5.55), (1.25, 5.55), (1.25, 6.45), (1.7, 6.6), (1.7, 6.95), (1.0, 7.1), (0, 7.1)], plastic(pump, .4),
          made, round_edges=.12, sharp=60)
    lathe([(.86, 6.9), (.8, 7.3), (.62, 8.4), (.5, 9.7), (.42, 10.2), (.2, 10.4), (0, 10.4)], plastic(nozzle, .36),
          made, round_edges=.14, sharp=60)
    return made


def mist_bottle(parent, label=None, at=(0, 0, 0), turn=(0, 0, 0), color=WHITE, pump=TEAL, cap=WHITE):
    """A fine-mist bottle, 12.4 tall, on z = 0. `label` is an SVG, radians(240) * 2 : 6.2 (1.35 : 1)."""
    made = group('mist bottle', parent, at, turn)
    lathe([(0, .12), (1.5, .12), (1.7, 0), (2.0, 0), (2.0, 7.6), (1.8, 8.5), (1.15, 9.1), (1.15, 9.4), (0, 9.4)],
          plastic(color, .36), made, round_edges=.4)
    if label:
        wrap(MIST_LABEL[0] + .014, *MIST_LABEL[1:], printed(label, .45), made, sweep=LABEL_SWEEP)
    lathe([(0, 9.1), (1.35, 9.1), (1.35, 10.5), (0, 10.5)], plastic(pump, .4), made, round_edges=.1,
          ridges=(44, .07, 9.3, 10.3), sharp=60)
    lathe([(0, 10.4), (.72, 10.4), (.72, 12.1), (0, 12.4)], plastic(cap, .36), made, round_edges=.22, sharp=60)
    lathe([(0, 0), (.3, 0), (.24, .18), (0, .18)], plastic(pump, .4), made, at=(0, -.68, 11.5), turn=(90, 0, 0),
          round_edges=.05)
    return made
