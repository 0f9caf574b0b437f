"""Measuring glassware with a coloured liquid. Lengths in cm, angles in degrees."""
from kit.clear import tinted
from kit.materials import plastic
from kit.outlines import superellipse
from kit.palette import CORAL, WHITE
from kit.scene import group
from kit.shapes import lathe, plate
from kit.surfaces import wrap
from props.glass import clear_glass


def beaker(parent, at=(0, 0, 0), turn=(0, 0, 0), radius=3.2, height=7.8, level=.55, contents=CORAL):
    """A squat beaker standing on z = 0, filled to `level` (0..1) of its height; its scale faces -Y."""
    made = group('beaker', parent, at, turn)
    glass = clear_glass()
    lathe([(0, 0), (radius, 0), (radius, height - .3), (radius + .3, height)], glass, made,
          round_edges=[0, .5, .3, 0])
    lathe([(radius + .24, height - .05), (radius + .36, height - .05), (radius + .36, height + .06),
           (radius + .24, height + .06)], glass, made, round_edges=.03)
    filling(made, radius, height * level, contents)
    scale(made, radius, 1.6, height - 1.4, 8)
    return made


def graduated_cylinder(parent, at=(0, 0, 0), turn=(0, 0, 0), radius=1.35, height=14.5, level=.45, contents=CORAL):
    """A tall cylinder on a wide foot, standing on z = 0; its scale faces -Y."""
    made = group('graduated cylinder', parent, at, turn)
    plate(superellipse(5.6, 5.6, 2, 96), .7, plastic(WHITE, .36), made, at=(0, 0, .35), edge=.25)
    tube = group('tube', made, (0, 0, .66))
    lathe([(0, 0), (radius, 0), (radius, height - .3), (radius + .3, height)], clear_glass(), tube,
          round_edges=[0, .4, .3, 0])
    filling(tube, radius, height * level, contents)
    scale(tube, radius, 1.8, height - 1.6, 21)
    return made


def filling(parent, radius, level, color):
    """A clear liquid, just inside the wall, that climbs a little where it meets the glass at z = level."""
    inner = radius * .94
    lathe([(0, .16), (inner, .16), (inner, level + .07), (inner - .07, level + .02), (inner - .22, level), (0, level)],
          tinted(color, body=.36, rough=.03, deepen=1.2), parent, round_edges=[0, .4, 0, 0, 0, 0])


def scale(parent, radius, low, high, count):
    """White marks from z = low to high on the side that faces -Y, every fifth one long."""
    paint = plastic(WHITE, .6)
    for index in range(count):
        z = low + (high - low) * index / (count - 1)
        wide = 2.0 if index % 5 == 0 else 1.1
        wrap(radius + .02, z - .05, z + .05, paint, parent, facing=-78, sweep=wide / radius * 57.3 * .8)
