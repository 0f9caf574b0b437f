"""A prefilled insulin pen, its cap and its pen needles. Lengths in cm, angles in degrees."""
from kit.clear import solution
from kit.materials import plastic, printed, rubber
from kit.palette import CORAL, INK, SLATE, TEAL, WHITE
from kit.scene import group
from kit.shapes import box, cylinder, lathe
from kit.surfaces import decal, wrap
from props.glass import clear_glass

RADIUS = .82
BODY, HOLDER = 7.6, 4.6      # lengths of the barrel and of the clear cartridge holder


def insulin_pen(parent, at=(0, 0, RADIUS), turn=(0, 0, 0), accent=CORAL):
    """A pen without its cap, along X, the cartridge at +X, its needle thread bare; the axis is the origin's height."""
    made = group('insulin pen', parent, at, turn)
    axis = group('axis', made, (-BODY, 0, 0), (0, 90, 0))
    shade, white = plastic(accent, .4), plastic(WHITE, .38)
    lathe([(0, -1.6), (.62, -1.6), (.7, -1.5), (.7, -.35), (.55, -.3), (.55, .1)], shade, axis, round_edges=.08,
          ridges=(28, .05, -1.35, -.45))
    lathe([(0, 0), (RADIUS, 0), (RADIUS, BODY), (.62, BODY)], white, axis, round_edges=.12)
    wrap(RADIUS + .012, 3.1, 3.4, shade, axis, sweep=359.9)
    wrap(RADIUS + .012, 3.4, 7.3, plastic(TEAL, .42), axis, sweep=359.9)
    dose_window(made)
    holder = clear_glass()
    lathe([(.66, BODY - .1), (.66, BODY + HOLDER - .7), (.4, BODY + HOLDER - .35), (.4, BODY + HOLDER)], holder, axis,
          round_edges=.12)
    cylinder(.5, HOLDER - 1.5, solution(), axis, at=(0, 0, BODY + .7), edge=.1)
    cylinder(.52, .6, rubber(SLATE), axis, at=(0, 0, BODY + .1), edge=.1)
    for index in range(9):
        wrap(.675, BODY + .75 + index * .32, BODY + .81 + index * .32, plastic(INK, .6), axis, facing=-120,
             sweep=70 if index % 4 == 0 else 36)
    lathe([(.36, 0), (.42, .04), (.36, .12), (.42, .2), (.36, .28), (.42, .36), (.36, .42), (.2, .45), (0, .45)],
          plastic(SLATE, .45), axis, at=(0, 0, BODY + HOLDER - .15))
    return made


def dose_window(pen):
    """The little window that shows the dialled units, near the dial, on the upper front side."""
    tilted = group('dose window', pen, turn=(52, 0, 0))
    box((1.3, .8, .16), .07, plastic(INK, .3), tilted, at=(-BODY + 1.6, 0, RADIUS - .01))
    decal(1.06, .56, printed('pen-dose.svg', .5), tilted, at=(-BODY + 1.6, 0, RADIUS + .082), corner=.06)


def pen_cap(parent, at=(0, 0, RADIUS + .08), turn=(0, 0, 0), color=TEAL):
    """The pen's cap, along X with its opening at -X and its clip up; the axis is the origin's height."""
    made = group('pen cap', parent, at, turn)
    axis = group('axis', made, (-3.1, 0, 0), (0, 90, 0))
    shade = plastic(color, .4)
    outer = RADIUS + .08
    lathe([(outer - .12, .6), (outer - .12, 0), (outer, 0), (outer, 5.9), (outer - .2, 6.2), (0, 6.2)], shade, axis,
          round_edges=.06)
    cylinder(outer - .12, .1, plastic(INK, .7), axis, at=(0, 0, .6), edge=.02)
    box((4.2, .62, .2), .09, shade, made, at=(.7, 0, outer + .22))
    box((.6, .62, .4), .09, shade, made, at=(2.5, 0, outer + .08))
    return made


def pen_needle(parent, at=(0, 0, 0), turn=(0, 0, 0), color=CORAL):
    """A pen needle in its sealed outer cap, standing on z = 0 on its paper tab."""
    made = group('pen needle', parent, at, turn)
    lathe([(0, .08), (.74, .08), (.74, .3), (.62, .34), (.56, 1.5), (.36, 1.75), (.3, 2.7), (0, 2.7)],
          plastic(color, .4), made, round_edges=.1, ridges=(18, .04, .4, 1.45))
    cylinder(.8, .08, plastic(WHITE, .6), made, edge=.03)
    box((.5, .5, .07), .03, plastic(WHITE, .6), made, at=(.85, 0, .04))
    return made
