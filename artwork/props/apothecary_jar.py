"""Small jars of the dispensary: corked herb jar, ointment jar. Lengths in cm, angles in degrees."""
from kit.materials import matte, plastic
from kit.palette import CORAL, SAND, WHITE
from kit.scene import group
from kit.shapes import cylinder, lathe
from props.glass import clear_glass


def herb_jar(parent, at=(0, 0, 0), cork=SAND, contents='#c8e0b6', radius=2.3, height=6.2):
    """A glass jar standing on z = 0, two thirds full of dried herb, with a cork."""
    made = group('herb jar', parent, at)
    lathe([(0, .1), (radius * .85, 0), (radius, .15), (radius, height - 1.1), (radius * .78, height - .4),
           (radius * .82, height)], clear_glass(), made, round_edges=.3)
    cylinder(radius * .94, height * .62, matte(contents), made, at=(0, 0, .18), edge=.25)
    lathe([(0, height - .8), (radius * .7, height - .8), (radius * .82, height + .9), (0, height + .9)], matte(cork),
          made, round_edges=.16)
    return made


def ointment_jar(parent, at=(0, 0, 0), radius=2.5, height=2.9, ointment=None, color=WHITE):
    """An open, low jar standing on z = 0 with a swirl of ointment in it."""
    made = group('ointment jar', parent, at)
    shell = plastic(color, .36)
    lathe([(0, 0), (radius, 0), (radius, height - .8), (radius - .25, height - .7), (radius - .25, height),
           (radius - .5, height), (radius - .5, height - .8), (0, height - .8)], shell, made, round_edges=.12)
    lathe([(radius - .52, height - .45), (radius * .6, height - .3), (radius * .35, height - .05), (.25, height + .25),
           (0, height + .3)], plastic(ointment or CORAL, .4), made, round_edges=.3, sharp=180)
    return made


def jar_lid(parent, at=(0, 0, 0), turn=(0, 0, 0), radius=2.65, color=CORAL):
    """A ribbed screw lid standing on z = 0, its top up."""
    made = group('jar lid', parent, at, turn)
    lathe([(0, 1.2), (radius - .2, 1.2), (radius, 1.0), (radius, 0), (0, 0)][::-1], plastic(color, .4), made,
          round_edges=.12, ridges=(48, .06, .15, .95))
    return made
