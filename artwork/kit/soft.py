"""Soft goods: cushions, pillows, draped cloth, slings and padded cuffs. Lengths in cm, angles in degrees.

All carry UVs in cm, so kit.cloth materials keep their scale.
"""
import math

import bmesh
from mathutils import Vector, noise

from kit.outlines import fillet, rectangle
from kit.shapes import finish_mesh, loft, sheet, tube


def cushion(size, radius, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), puff=0.0, tufts=None, wrinkle=0.0,
            seed=1, detail=64):
    """A stuffed rounded box centred on its origin: mattress, seat, armrest, foam pad.

    puff: how far the middle of top and bottom swells. tufts=(columns, rows, depth): buttoned or quilted dimples.
    wrinkle: height of gentle unevenness.
    """
    half = Vector(size) / 2
    inner = Vector(max(side - radius, .001) for side in half)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=detail, use_grid_fill=True)
    for vertex in bm.verts:
        unit = vertex.co.copy()
        point = Vector(side * grade(value) for side, value in zip(half, unit))
        core = Vector(max(-limit, min(limit, value)) for limit, value in zip(inner, point))
        outward = point - core
        if outward.length > 1e-6:
            outward.normalize()
        point = core + outward * min(radius, min(half))
        flat = max(0, 1 - unit.x ** 4) * max(0, 1 - unit.y ** 4)
        point.z += outward.z * puff * flat
        if tufts:
            columns, rows, depth = tufts
            across = math.sin((unit.x + 1) / 2 * math.pi * columns) ** 2
            along = math.sin((unit.y + 1) / 2 * math.pi * rows) ** 2
            point.z -= outward.z * depth * (1 - across * along) ** 3 * min(1, flat * 3)
        if wrinkle:
            point += outward * wrinkle * noise.noise(point / max(size) * 7 + Vector((seed * 9.1, 0, 0)))
        vertex.co = point
    box_uv(bm)
    return finish_mesh('cushion', bm, material, parent, at, turn, 180)


def grade(value):
    """Crowd the vertices of a -1..1 grid towards its edges, where the rounding is."""
    return math.sin(value * math.pi / 2) * .55 + value * .45


def box_uv(bm):
    """UVs in cm, projected along each face's main axis."""
    uv = bm.loops.layers.uv.new('UVMap')
    bm.normal_update()
    for face in bm.faces:
        axis = max(range(3), key=lambda i: abs(face.normal[i]))
        u, v = [i for i in range(3) if i != axis]
        for loop in face.loops:
            loop[uv].uv = (loop.vert.co[u], loop.vert.co[v])


def piping(width, length, corner, material, parent=None, at=(0, 0, 0), thickness=.5):
    """The sewn cord round a mattress or cushion edge, in the XY plane."""
    return tube(fillet(rectangle(width, length), corner, 10, True), thickness, material, parent, closed=True, at=at)


def pillow(width, length, height, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), wrinkle=.5, dent=.0, seed=1):
    """A bed pillow lying flat, centred, with pinched corners; `dent` presses a hollow into its middle."""
    count = 72
    bm = bmesh.new()
    grid = {}
    for side in (1, -1):
        for j in range(count + 1):
            for i in range(count + 1):
                u, v = grade(i / count * 2 - 1), grade(j / count * 2 - 1)
                rim = i in (0, count) or j in (0, count)
                if rim and side == -1:
                    grid[side, i, j] = grid[1, i, j]
                    continue
                x = width / 2 * u * (1 - .09 * (1 - v * v) * u * u)
                y = length / 2 * v * (1 - .09 * (1 - u * u) * v * v)
                full = (max(0, 1 - u * u) * max(0, 1 - v * v)) ** .45
                z = side * height / 2 * full
                crease = noise.noise(Vector((x, y, side * 40)) * (9 / width) + Vector((seed * 7.7, 0, 0)))
                edge = 1 - full
                z += side * wrinkle * (crease * .8 + abs(crease) * edge) * (0 if rim else 1) * full ** .5
                if side > 0:
                    z -= dent * math.exp(-(u * u + v * v) * 4)
                grid[side, i, j] = bm.verts.new((x, y, z))
    for side in (1, -1):
        for j in range(count):
            for i in range(count):
                corners = [grid[side, i, j], grid[side, i + 1, j], grid[side, i + 1, j + 1], grid[side, i, j + 1]]
                if len(set(corners)) > 2:
                    bm.faces.new(corners if side > 0 else corners[::-1])
    box_uv(bm)
    return finish_mesh('pillow', bm, material, parent, at, turn, 75)


def draped(width, length, over, height, material, parent=None, at=(0, 0, 0), thickness=.8, edge=4.0, offset=(0, 0),
           fold=1.6, fold_length=22.0, wrinkle=.35, seed=1, floor=1.0):
    """A blanket, towel or sheet lying over a block and hanging down its sides.

    width, length: the cloth (X, Y). over=(w, l): the block's top, centred on the origin, at z = height.
    offset moves the cloth on the block. edge: radius at which it turns down. fold, fold_length: depth and spacing of
    the hanging folds. It stops at z = floor.
    """
    half_x, half_y = over[0] / 2 - edge, over[1] / 2 - edge
    columns, rows = 150, 190

    def settle(s, t):
        x, y = s + offset[0], t + offset[1]
        core = Vector((max(-half_x, min(half_x, x)), max(-half_y, min(half_y, y))))
        out = Vector((x, y)) - core
        reach = out.length
        uneven = noise.noise(Vector((x, y, seed * 5.3)) / (fold_length * 1.1))
        if reach < 1e-6:
            return x, y, height + wrinkle * uneven
        out.normalize()
        quarter = edge * math.pi / 2
        if reach < quarter:
            bend = reach / edge
            spread, drop = edge * math.sin(bend), edge * (1 - math.cos(bend))
            hang = 0.0
        else:
            hang = reach - quarter
            spread, drop = edge, edge + hang
        corner = abs(out.x * out.y) * 2
        along = (core.y * abs(out.x) + core.x * abs(out.y)) + math.atan2(out.y, out.x) * 9
        ripple = math.sin(along * 2 * math.pi / fold_length + 2.2 * uneven + seed)
        grow = min(1.0, hang / 22)
        spread += fold * grow * (.55 + ripple) * (1 + corner * .8) + wrinkle * .4 * uneven
        spread += .12 * hang * corner
        z = max(floor, height - drop + wrinkle * uneven * max(0, 1 - reach / quarter))
        return core.x + out.x * spread, core.y + out.y * spread, z

    grid = [[settle(-width / 2 + width * i / columns, -length / 2 + length * j / rows) for i in range(columns + 1)]
            for j in range(rows + 1)]
    return sheet(grid, material, parent, at, thickness=thickness)


def sling(rail, other_rail, material, parent=None, sag=3.0, rail_radius=1.2, thickness=.35, belly=.5):
    """Cloth slung between two straight rails, hemmed round them: wheelchair seat and back, stretcher.

    rail and other_rail are (start, end) point pairs running the same way. The sag is downward for level rails and
    backward (-normal) for upright ones. `belly` 0..1 keeps the ends of the cloth tighter than its middle.
    """
    a, b = [Vector(p) for p in rail], [Vector(p) for p in other_rail]
    across = (b[0] - a[0]).normalized()
    lengthwise = (a[1] - a[0]).normalized()
    normal = across.cross(lengthwise).normalized()
    if normal.z < -1e-3:
        normal = -normal
    grip = rail_radius + thickness / 2
    grid = []
    for j in range(41):
        part = j / 40
        start, end = a[0].lerp(a[1], part), b[0].lerp(b[1], part)
        deep = sag * (1 - belly * (2 * part - 1) ** 2 * .4)
        row = []
        for k in range(10):  # round the first rail, from underneath
            angle = math.radians(270 - 180 * k / 9)
            row.append(start + across * math.cos(angle) * grip + normal * math.sin(angle) * grip)
        for i in range(1, 40):
            u = i / 40
            row.append(start.lerp(end, u) + normal * (grip - deep * (1 - (2 * u - 1) ** 2)))
        for k in range(10):
            angle = math.radians(90 - 180 * k / 9)
            row.append(end + across * math.cos(angle) * grip + normal * math.sin(angle) * grip)
        grid.append(row)
    return sheet(grid, material, parent, thickness=thickness)


def cuff(radius, height, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), thickness=1.4, sweep=400, start=-90):
    """A padded band about Z, centred on z = 0, whose end overlaps its beginning: pressure cuff, brace, bandage roll."""
    steps = max(24, round(sweep / 4))
    sections = []
    for k in range(steps + 1):
        part = k / steps
        angle = math.radians(start + sweep * part)
        middle = radius + thickness / 2
        if sweep > 360:  # climb onto the beginning
            middle += thickness * 1.05 * smooth_step((part * sweep - 250) / 110)
        taper = min(1, .35 + min(part, 1 - part) * steps / 5)
        section = []
        for i in range(48):
            turn_angle = 2 * math.pi * i / 48
            c, s = math.cos(turn_angle), math.sin(turn_angle)
            plump = thickness / 2 * taper * math.copysign(abs(c) ** .6, c)
            seam = 1 - .12 * (abs(abs(s) - .86) < .06)
            reach = middle + plump * seam
            section.append((reach * math.cos(angle), reach * math.sin(angle),
                            height / 2 * math.copysign(abs(s) ** .55, s)))
        sections.append(section)
    return loft(sections, material, parent, at, turn, sharp=70)


def smooth_step(value):
    """0 below 0, 1 above 1, smooth between."""
    value = max(0.0, min(1.0, value))
    return value * value * (3 - 2 * value)
