"""Solid shapes. Every function returns the new object; lengths in cm, angles in degrees.

All take `parent`, `at` (location) and `turn` (rotation). Lathes and cylinders stand on z = 0 along +Z;
boxes and plates are centred on their origin.
"""
import math

import bmesh
import bpy
from mathutils import Vector

from kit.outlines import fillet
from kit.scene import link, place


def smooth(mesh, angle=40):
    """Shade smooth, keeping edges sharper than `angle` degrees crisp."""
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)


def finish_mesh(name, bm, material, parent, at=(0, 0, 0), turn=(0, 0, 0), angle=40):
    """Turn a bmesh into a placed, smooth-shaded object."""
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    smooth(mesh, angle)
    return place(link(bpy.data.objects.new(name, mesh), material, parent), at, turn)


def box(size, radius, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), segments=5):
    """A box (x, y, z) with every edge rounded."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    made = finish_mesh('box', bm, material, parent, at, turn, 180)
    bevel = made.modifiers.new('round', 'BEVEL')
    bevel.width = min(radius, min(size) * .499)
    bevel.segments = segments
    bevel.limit_method = 'NONE'
    bevel.harden_normals = True
    return made


def tube(points, radius, material, parent=None, bend=0.0, closed=False, at=(0, 0, 0), turn=(0, 0, 0)):
    """A round tube along a polyline; corners are rounded by `bend`."""
    path = fillet(points, bend, 12, closed) if bend else [Vector(p).to_3d() for p in points]
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    spline = curve.splines.new('POLY')
    spline.points.add(len(path) - 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    for target, point in zip(spline.points, path):
        target.co = (*point, 1)
    curve.bevel_depth = radius
    curve.bevel_resolution = 10
    curve.use_fill_caps = not closed
    curve.twist_mode = 'MINIMUM'
    return place(link(bpy.data.objects.new('tube', curve), material, parent), at, turn)


def lathe(profile, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), round_edges=0, ridges=None, segments=128,
          sharp=40):
    """Turn a profile [(radius, z), ...] about Z; start and end at radius 0 to close it.

    ridges=(count, depth, z_low, z_high) cuts grip ridges, as on a cap.
    """
    points = fillet(profile, round_edges, 6) if round_edges else [Vector((r, z, 0)) for r, z in profile]
    if ridges:
        count, depth, low, high = ridges
        segments = count * 8
    bm = bmesh.new()
    rings = []
    for point in points:
        if point.x < 1e-6:
            rings.append([bm.verts.new((0, 0, point.y))])
            continue
        ring = []
        for i in range(segments):
            angle, radius = 2 * math.pi * i / segments, point.x
            if ridges and low <= point.y <= high:
                radius -= depth * (.5 - .5 * math.cos(angle * count)) ** 2
            ring.append(bm.verts.new((radius * math.cos(angle), radius * math.sin(angle), point.y)))
        rings.append(ring)
    for low_ring, high_ring in zip(rings, rings[1:]):
        if len(low_ring) == len(high_ring) == 1:
            continue
        for i in range(segments):
            j = (i + 1) % segments
            if len(low_ring) == 1:
                bm.faces.new((low_ring[0], high_ring[j], high_ring[i]))
            elif len(high_ring) == 1:
                bm.faces.new((low_ring[i], low_ring[j], high_ring[0]))
            else:
                bm.faces.new((low_ring[i], low_ring[j], high_ring[j], high_ring[i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return finish_mesh('lathe', bm, material, parent, at, turn, sharp)


def cylinder(radius, height, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), edge=.1, segments=96):
    """A cylinder standing on z = 0, with its rims rounded by `edge`."""
    edge = min(edge, radius * .49, height * .49)
    return lathe([(0, 0), (radius, 0), (radius, height), (0, height)], material, parent, at, turn, edge,
                 segments=segments)


def rod(start, end, radius, material, parent=None, edge=.1):
    """A cylinder from one point to another."""
    made = cylinder(radius, (Vector(end) - Vector(start)).length, material, parent, edge=edge, segments=64)
    made.location = start
    made.rotation_euler = (Vector(end) - Vector(start)).to_track_quat('Z', 'Y').to_euler()
    return made


def ball(radius, material, parent=None, at=(0, 0, 0), stretch=(1, 1, 1)):
    """A sphere, optionally stretched per axis."""
    profile = [(radius * math.sin(math.pi * i / 32), -radius * math.cos(math.pi * i / 32)) for i in range(33)]
    profile[0], profile[-1] = (0, -radius), (0, radius)
    return place(lathe(profile, material, parent, segments=64, sharp=180), at, None, stretch)


def ring(radius, thickness, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """A torus in the XY plane; `thickness` is the radius of its section."""
    points = [(radius * math.cos(2 * math.pi * i / 128), radius * math.sin(2 * math.pi * i / 128), 0)
              for i in range(128)]
    return tube(points, thickness, material, parent, closed=True, at=at, turn=turn)


def plate(outline, depth, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), edge=.05, round_corners=0, holes=()):
    """A slab cut from a 2D outline (XY), `depth` thick along Z and centred; `holes` are more outlines."""
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    for index, loop in enumerate([outline, *holes]):
        points = fillet(loop, round_corners, 12, True) if round_corners and index == 0 \
            else [Vector(p).to_3d() for p in loop]
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        spline.use_smooth = True
        for target, point in zip(spline.points, points):
            target.co = (*point, 1)
    edge = min(edge, depth * .499)
    curve.extrude = depth / 2 - edge
    curve.bevel_depth = edge
    curve.bevel_resolution = 6
    curve.offset = -edge
    return place(link(bpy.data.objects.new('plate', curve), material, parent), at, turn)


def loft(sections, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), caps=True, subdivide=0, sharp=50):
    """Skin a list of equally long closed rings of 3D points.

    UVs are in cm (u round the ring, v along it), so that knit and woven keep their scale.
    """
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new('UVMap')
    rings = [[bm.verts.new(p) for p in section] for section in sections]
    count, girth, along = len(rings[0]), longest_ring(sections), 0.0
    for low, high in zip(rings, rings[1:]):
        step = sum((a.co - b.co).length for a, b in zip(low, high)) / count
        for i in range(count):
            face = bm.faces.new((low[i], low[(i + 1) % count], high[(i + 1) % count], high[i]))
            corners = ((i, along), (i + 1, along), (i + 1, along + step), (i, along + step))
            for loop, (u, v) in zip(face.loops, corners):
                loop[uv].uv = (u / count * girth, v)
        along += step
    if caps:
        bm.faces.new(rings[0][::-1])
        bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    made = finish_mesh('loft', bm, material, parent, at, turn, sharp)
    if subdivide:
        subdivision = made.modifiers.new('smooth', 'SUBSURF')
        subdivision.levels = subdivision.render_levels = subdivide
    return made


def longest_ring(sections):
    """The longest ring's length in cm."""
    return max(sum((Vector(s[i]) - Vector(s[i - 1])).length for i in range(len(s))) for s in sections)


def sheet(grid, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), thickness=0.0, rounded=True):
    """A cloth-like surface from rows of 3D points, with UVs in cm; `thickness` makes it solid with soft edges."""
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new('UVMap')
    rows = [[bm.verts.new(p) for p in row] for row in grid]
    middle = rows[len(rows) // 2]
    across = [0.0]
    for a, b in zip(middle, middle[1:]):
        across.append(across[-1] + (a.co - b.co).length)
    column = [row[len(row) // 2] for row in rows]
    down = [0.0]
    for a, b in zip(column, column[1:]):
        down.append(down[-1] + (a.co - b.co).length)
    for j in range(len(rows) - 1):
        for i in range(len(middle) - 1):
            face = bm.faces.new((rows[j][i], rows[j][i + 1], rows[j + 1][i + 1], rows[j + 1][i]))
            for loop, (u, v) in zip(face.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                loop[uv].uv = (across[u], down[v])
    made = finish_mesh('sheet', bm, material, parent, at, turn, 180)
    if thickness:
        solid = made.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness = thickness
        solid.offset = 0
        if rounded:
            bevel = made.modifiers.new('hem', 'BEVEL')
            bevel.width = thickness * .45
            bevel.segments = 3
            bevel.limit_method = 'ANGLE'
            bevel.angle_limit = math.radians(50)
    return made
