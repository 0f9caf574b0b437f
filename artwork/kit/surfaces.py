"""Printed surfaces: flat decals and labels that wrap a cylinder. Lengths in cm, angles in degrees."""
import math

import bmesh

from kit.outlines import fillet, rectangle
from kit.shapes import finish_mesh


def decal(width, height, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), corner=0.0):
    """A flat printed card in the XY plane facing +Z. Keep it .01 cm or more above what it lies on.

    turn=(90, 0, 0) stands it up to face -Y (the viewer at azimuth 0).
    """
    points = fillet(rectangle(width, height), corner, 8, True) if corner else \
        [(x, y, 0) for x, y in rectangle(width, height)]
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new('UVMap')
    face = bm.faces.new([bm.verts.new(p) for p in points])
    for loop in face.loops:
        loop[uv].uv = (loop.vert.co.x / width + .5, loop.vert.co.y / height + .5)
    return finish_mesh('decal', bm, material, parent, at, turn)


def wrap(radius, low, high, material, parent=None, facing=-90, sweep=200, at=(0, 0, 0)):
    """A label round a cylinder about Z, from z=low to z=high, its middle at angle `facing` (-90 looks at the viewer).

    The artwork's aspect should be radians(sweep) * radius : (high - low). Use a radius .01 cm or more outside the wall.
    """
    steps = 96
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new('UVMap')
    columns = []
    for i in range(steps + 1):
        angle = math.radians(facing - sweep / 2 + sweep * i / steps)
        columns.append([bm.verts.new((radius * math.cos(angle), radius * math.sin(angle), z)) for z in (low, high)])
    for i, (left, right) in enumerate(zip(columns, columns[1:])):
        face = bm.faces.new((left[0], right[0], right[1], left[1]))
        corners = ((i, 0), (i + 1, 0), (i + 1, 1), (i, 1))
        for loop, (u, v) in zip(face.loops, corners):
            loop[uv].uv = (u / steps, v)
    return finish_mesh('wrap', bm, material, parent, at, angle=180)
