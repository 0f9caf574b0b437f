"""Small jars of the dispensary: corked herb jar, ointment jar. Lengths in cm, angles in degrees."""
import math
import random

import bmesh
from mathutils import Euler, Matrix

from kit.materials import matte, plastic
from kit.palette import CORAL, SAND, WHITE
from kit.scene import group
from kit.shapes import cylinder, finish_mesh, lathe
from props.cream import swirl
from props.glass import clear_glass

DRIED = ('#8fb07c', '#a8c490', '#c2d2a2', '#e0dba8')


def herb_jar(parent, at=(0, 0, 0), cork=SAND, radius=2.3, height=6.2):
    """A glass jar standing on z = 0, two thirds full of dried herb, with a cork."""
    made = group('herb jar', parent, at)
    lathe([(0, .1), (radius * .85, 0), (radius, .15), (radius, height - 1.1), (radius * .78, height - .4),
           (radius * .82, height)], clear_glass(), made, round_edges=.3)
    dried_herb(made, radius * .93, .2, height * .64)
    lathe([(0, height - .8), (radius * .7, height - .8), (radius * .82, height + .9), (0, height + .9)], matte(cork),
          made, round_edges=.16)
    return made


def dried_herb(parent, radius, low, high):
    """A heap of crumbled leaves that fills a cylinder from z = low to high."""
    cylinder(radius * .9, high - low - .2, matte('#a3bb88'), parent, at=(0, 0, low), edge=.25)
    chance = random.Random(3)
    meshes = {color: bmesh.new() for color in DRIED}
    for index in range(1500):
        angle, on_top = chance.uniform(0, 2 * math.pi), index % 4 == 0
        reach = radius * (math.sqrt(chance.random()) * .9 if on_top else chance.uniform(.88, .95))
        z = high - .25 + chance.uniform(0, .22) if on_top else chance.uniform(low + .12, high - .15)
        turn = Euler([chance.uniform(0, 6.3) for _ in range(3)]).to_matrix().to_4x4()
        size = chance.uniform(.12, .23)
        bmesh.ops.create_icosphere(meshes[chance.choice(DRIED)], subdivisions=2, radius=size, matrix=Matrix.Translation(
            (reach * math.cos(angle), reach * math.sin(angle), z)) @ turn @ Matrix.Diagonal((1, .6, .22, 1)))
    for color, mesh in meshes.items():
        finish_mesh('dried herb', mesh, matte(color), parent, angle=180)


def ointment_jar(parent, at=(0, 0, 0), radius=2.5, height=2.9, ointment=CORAL, color=WHITE):
    """An open, low jar standing on z = 0 with a swirl of ointment in it."""
    made = group('ointment jar', parent, at)
    shell, cream = plastic(color, .36), plastic(ointment, .4)
    lathe([(0, 0), (radius, 0), (radius, height - .8), (radius - .25, height - .7), (radius - .25, height),
           (radius - .5, height), (radius - .5, height - .8), (0, height - .8)], shell, made, round_edges=.12)
    cylinder(radius - .52, .5, cream, made, at=(0, 0, height - .85), edge=.1)
    swirl(made, cream, at=(0, 0, height - .5), turn=(0, 0, -40), radius=radius - .62, height=radius * .74)
    return made


def jar_lid(parent, at=(0, 0, 0), turn=(0, 0, 0), radius=2.65, color=CORAL):
    """A ribbed screw lid standing on z = 0, its top up."""
    made = group('jar lid', parent, at, turn)
    lathe([(0, 1.2), (radius - .2, 1.2), (radius, 1.0), (radius, 0), (0, 0)][::-1], plastic(color, .4), made,
          round_edges=.12, ridges=(48, .06, .15, .95))
    return made
