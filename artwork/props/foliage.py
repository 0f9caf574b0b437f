"""Clipped shrubs, a small tree, flower boxes and planters. Lengths in cm; all stand on z = 0."""
import math
import random

import bmesh
from mathutils import Matrix, Vector

from kit.materials import matte
from kit.palette import CORAL, CREAM, SAND, TEAL_DARK
from kit.scene import group
from kit.shapes import ball, box, finish_mesh, lathe, tube

LEAF_GREENS = ('#4d8f6f', '#6fae8a', '#8cc4a0')


def leafy(radius, parent, at=(0, 0, 0), seed=1, leaf=None, count=260, stretch=(1, 1, 1), greens=LEAF_GREENS):
    """A ball of small leaves centred on `at`."""
    chance = random.Random(seed)
    leaf = leaf or radius * .2
    made = group('leaves', parent, at)
    ball(radius * .93, matte('#3c7a5e'), made, stretch=stretch)
    meshes = [bmesh.new() for _ in greens]
    for index in range(count):
        height = 1 - 2 * (index + .5) / count
        angle = index * 2.399963
        out = Vector((math.cos(angle) * math.sqrt(1 - height ** 2), math.sin(angle) * math.sqrt(1 - height ** 2),
                      height))
        lean = out + Vector([chance.uniform(-.55, .55) for _ in range(3)])
        turn = lean.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(chance.uniform(0, 6.3), 4, 'Z')
        size = leaf * chance.uniform(.8, 1.2)
        spot = Vector(a * b for a, b in zip(out * radius * chance.uniform(.95, 1.05), stretch))
        shape = Matrix.Diagonal((size, size * .62, size * .2, 1))
        bmesh.ops.create_icosphere(chance.choice(meshes), subdivisions=2, radius=1,
                                   matrix=Matrix.Translation(spot) @ turn @ shape)
    for green, mesh in zip(greens, meshes):
        finish_mesh('leaves', mesh, matte(green), made, angle=180)
    return made


def planter(parent, at=(0, 0, 0), radius=26, height=44, shrub=34, seed=1, color=TEAL_DARK):
    """A round tapered pot with a clipped shrub."""
    made = group('planter', parent, at)
    pot = [(0, 0), (radius * .74, 0), (radius, height - 6), (radius * 1.1, height - 6), (radius * 1.1, height),
           (radius * .95, height), (radius * .9, height - 4), (0, height - 4)]
    lathe(pot, matte(color), made, round_edges=1.2, segments=64)
    leafy(shrub, made, at=(0, 0, height + shrub * .78), seed=seed)
    return made


def tree(parent, at=(0, 0, 0), height=330, crown=82, seed=4):
    """A street tree: slim trunk, crown of three leafy balls, and a square of soil."""
    made = group('tree', parent, at)
    box((84, 84, 3), 1.2, matte('#8a7a66'), made, at=(0, 0, .6))
    top = height - crown
    tube([(0, 0, 0), (2, 1, top * .55), (0, 0, top)], 7, matte('#9c7f5f'), made, bend=60)
    leafy(crown, made, at=(0, 0, top), seed=seed, leaf=crown * .15, count=420)
    leafy(crown * .66, made, at=(-crown * .62, -crown * .1, top - crown * .34), seed=seed + 1, leaf=crown * .14)
    leafy(crown * .62, made, at=(crown * .6, crown * .05, top - crown * .26), seed=seed + 2, leaf=crown * .14)
    return made


def flower_box(width, parent, at=(0, 0, 0), turn=(0, 0, 0), seed=1, color=TEAL_DARK):
    """A window box full of leaves and coral and cream flowers, along X, its back at y = 0."""
    made = group('flower box', parent, at, turn)
    box((width, 22, 20), 2, matte(color), made, at=(0, -11, 10))
    chance = random.Random(seed)
    for index in range(count := round(width / 17)):
        x = (index + .5) / count * (width - 10) - (width - 10) / 2
        leafy(12, made, at=(x, -12, 22), seed=seed + index, leaf=4.6, count=60)
    for index in range(round(width / 7)):
        spot = (chance.uniform(-.48, .48) * width, -12 + chance.uniform(-11, 4), 30 + chance.uniform(-5, 5))
        ball(3.9, matte(chance.choice((CORAL, CORAL, CREAM, SAND))), made, at=spot, stretch=(1, 1, .8))
    return made
