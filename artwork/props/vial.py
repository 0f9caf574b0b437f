"""A small glass injection vial with an aluminium crimp and a flip cap. Lengths in cm, angles in degrees."""
from kit.clear import solution
from kit.materials import aluminium, plastic, printed
from kit.palette import TEAL
from kit.scene import group
from kit.shapes import cylinder, lathe
from kit.surfaces import wrap
from props.glass import clear_glass

RADIUS, SHOULDER, NECK = 1.35, 3.9, .78
LABEL_LOW, LABEL_HIGH, LABEL_SWEEP = .5, 3.4, 214


def vial(parent, label, at=(0, 0, 0), turn=(0, 0, 0), cap=TEAL, level=3.7):
    """A vial standing on z = 0, filled to z = level; the middle of `label` (1.76 : 1) faces -Y."""
    made = group('vial', parent, at, turn)
    metal = aluminium(.3)
    lathe([(0, .12), (RADIUS * .7, .12), (RADIUS * .86, 0), (RADIUS, 0), (RADIUS, SHOULDER), (NECK, SHOULDER + .75),
           (NECK, SHOULDER + 1.2)], clear_glass(), made, round_edges=.2)
    cylinder(RADIUS * .93, level - .25, solution(), made, at=(0, 0, .25), edge=.12)
    wrap(RADIUS + .015, LABEL_LOW, LABEL_HIGH, printed(label, .45), made, sweep=LABEL_SWEEP)
    lathe([(NECK, 0), (1.02, .08), (1.06, .2), (1.06, .95), (.96, 1.05), (0, 1.05)], metal, made,
          at=(0, 0, SHOULDER + .98), round_edges=.06)
    lathe([(0, 0), (1.1, 0), (1.2, .12), (1.2, .42), (1.08, .55), (0, .5)], plastic(cap, .38), made,
          at=(0, 0, SHOULDER + 2.0), round_edges=.07)
    return made
