"""A shingled mansard roof, its dormers and a chimney. Lengths in cm."""
import math
import random

import bmesh
from mathutils import Matrix, Vector

from kit.materials import matte, plastic
from kit.outlines import rectangle
from kit.palette import CREAM, TEAL_DARK
from kit.scene import group
from kit.shapes import box, finish_mesh, loft, plate, tube
from kit.surfaces import decal
from props.glow import glowing
from props.shop_window import framed_window

SHINGLES = ('#5d938b', '#6a9f96', '#528980', '#78aaa0')
STEEP, STEEP_INSET = 138, 70      # height of the lower slope, and how far it leans in
FLAT, FLAT_INSET = 44, 120        # the same for the upper slope
RIDGE = 6.5                       # radius of the tiles along ridges and hips
SHINGLE, COURSE = 22, 17          # a shingle's width, and how much of its length shows


def roof(size, parent, at=(0, 0, 0)):
    """A roof over a house of `size` (x, y); the middle of its eaves is `at`."""
    made = group('roof', parent, at)
    low, middle, high = corners(size, 0, 0), corners(size, STEEP_INSET, STEEP), \
        corners(size, STEEP_INSET + FLAT_INSET, STEEP + FLAT)
    loft([low, middle, high], matte(SHINGLES[2]), made, sharp=10)
    for index in range(4):
        slope(made, [ring[(index + step) % 4] for ring in (low, middle) for step in (0, 1)], index)
        slope(made, [ring[(index + step) % 4] for ring in (middle, high) for step in (0, 1)], index + 10)
    trim = plastic('#2f776e', .55)
    for ring, other in ((low, middle), (middle, high)):
        for start, end in zip(ring, other):
            tube([start, end], RIDGE, trim, made)
    for ring in (middle, high):
        tube(ring, RIDGE, trim, made, closed=True)
    chimney(made, (size[0] * .27, size[1] * .2, STEEP - 20))
    return made


def corners(size, inset, z):
    """The corners of the house's outline, moved inwards, anticlockwise from the front left one."""
    return [Vector((x, y, z)) for x, y in rectangle(size[0] - inset * 2, size[1] - inset * 2)]


def slope(parent, ends, seed):
    """Shingles on the plane between two level edges, given as (low left, low right, high left, high right)."""
    low_left, low_right, high_left, high_right = ends
    along = (low_right - low_left).normalized()
    up = ((high_left + high_right) / 2 - (low_left + low_right) / 2)
    length = up.length
    up.normalize()
    turn = Matrix((along, up, along.cross(up))).transposed().to_4x4()
    chance = random.Random(seed)
    meshes = [bmesh.new() for _ in SHINGLES]
    rows = max(2, round(length / COURSE))
    for row in range(rows):
        part = row / rows
        start, end = low_left.lerp(high_left, part), low_right.lerp(high_right, part)
        width = (end - start).length
        count = max(1, round(width / SHINGLE))
        for index in range(count + row % 2):
            across = (index + (.5 if row % 2 == 0 else 0)) / count
            if 0 <= across <= 1:
                each = SHINGLE * (.5 if across in (0, 1) else .94)
                spot = start.lerp(end, min(max(across, .25 / count), 1 - .25 / count))
                shingle(chance.choice(meshes), Matrix.Translation(spot) @ turn @ Matrix.Rotation(.1, 4, 'X'),
                        each, length / rows * 1.28)
    for color, mesh in zip(SHINGLES, meshes):
        finish_mesh('shingles', mesh, matte(color), parent, angle=35)


def shingle(mesh, matrix, width, length, thickness=2.6):
    """A tongue of slate with a rounded lower end."""
    round_end = [(width / 2 * math.cos(a), -math.sin(a) * width * .32) for a in
                 (math.pi * i / 10 for i in range(11))]
    outline = [(x, y + width * .12) for x, y in round_end] + [(-width / 2, length), (width / 2, length)]
    top = [mesh.verts.new(matrix @ Vector((x, y, thickness + .4))) for x, y in outline]
    bottom = [mesh.verts.new(matrix @ Vector((x, y, .2))) for x, y in outline]
    mesh.faces.new(top[::-1])
    for index in range(len(outline)):
        other = (index + 1) % len(outline)
        mesh.faces.new((top[index], top[other], bottom[other], bottom[index]))


def dormer(parent, at=(0, 0, 0), turn=(0, 0, 0), width=104, wall=86, gable=44, deep=84):
    """A gabled window that looks out of the roof towards -Y, warm light behind it; its lower middle is `at`."""
    made = group('dormer', parent, at, turn)
    face = group('face', made, turn=(90, 0, 0))
    cream, trim = matte(CREAM), plastic(TEAL_DARK, .55)
    opening, sill = (66, 66), 16
    outline = [(-width / 2, 0), (width / 2, 0), (width / 2, wall), (0, wall + gable), (-width / 2, wall)]
    hole = [(x, y + sill + opening[1] / 2) for x, y in rectangle(*opening)]
    plate(outline, 8, cream, face, edge=.6, holes=[hole])
    framed_window(*opening, face, at=(0, sill, 2), columns=2, rows=2, bar=6, sill=False, glass=False)
    decal(opening[0] + 8, opening[1] + 8, glowing('#ffdfae', .6, CREAM), face, at=(0, sill + opening[1] / 2, -8))
    for side in (-1, 1):
        box((13, opening[1], 2), .9, matte('#f7efdf'), face, at=(side * 25, sill + opening[1] / 2, -6))
        box((8, deep, wall), .6, cream, made, at=(side * (width / 2 - 4), deep / 2, wall / 2))
        angle = math.degrees(math.atan2(gable, width / 2))
        reach = math.hypot(gable, width / 2) + 15
        middle = Vector((side * (width / 4 + 4), deep / 2 - 6, wall + gable / 2 + .5))
        box((reach, deep + 12, 7), 1.6, trim, made, at=middle, turn=(0, side * angle, 0))
    return made


def chimney(parent, at, width=46, tall=110):
    """A rendered chimney with a cap and a pot, standing in the roof."""
    made = group('chimney', parent, at)
    box((width, width, tall), 1.5, matte('#e2b29a'), made, at=(0, 0, tall / 2))
    box((width + 10, width + 10, 9), 2, matte(CREAM), made, at=(0, 0, tall))
    box((22, 22, 22), 4, matte('#d08d70'), made, at=(0, 0, tall + 12))
