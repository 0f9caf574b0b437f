"""A squeeze tube: toothpaste, cream, ointment, sunscreen. Lengths in cm."""
import math

import bmesh

from kit.materials import plastic, printed
from kit.palette import WHITE
from kit.scene import group
from kit.shapes import box, finish_mesh, lathe
from props.tablet_bottle import ribbed_cap

POINTS, STEPS = 96, 40
CRIMP = .9  # height of the flat, welded end


def squeeze_tube(parent, label=None, at=(0, 0, 0), turn=(0, 0, 0), radius=1.9, length=12.0, color=WHITE, cap=WHITE,
                 cap_height=2.2, cap_radius=None, ribbed=False):
    """A tube standing on its cap on z = 0, its front towards -Y; `length` is that of the body without the cap.

    `label` is an SVG in artwork/labels, pi * radius : length, covering the front half; the back shows its mirror image.
    Lay the tube down with turn=(-90, 0, ...) or (90, 0, ...) and lift it by `radius`.
    """
    made = group('squeeze tube', parent, at, turn)
    cap_radius = cap_radius or radius * .97
    if ribbed:
        ribbed_cap(made, plastic(cap, .4), cap_radius, 0, cap_height, ribs=48)
    else:
        lathe([(0, .06), (cap_radius * .8, .06), (cap_radius * .84, 0), (cap_radius, 0),
               (cap_radius * .98, cap_height), (0, cap_height)], plastic(cap, .38), made, round_edges=.16, sharp=60)
    body(made, radius, cap_height, length, printed(label, .4) if label else plastic(color, .4))
    shade = plastic(color, .42)
    neck = min(cap_radius, radius) * .9
    lathe([(neck, cap_height - .1), (neck, cap_height + .12), (radius - .02, cap_height + .32)], shade, made)
    wide = math.pi * radius - .1
    for row in range(3):
        z = cap_height + length - .2 - row * .25
        box((wide, .17, .09), .04, shade, made, at=(0, 0, z), segments=2)
    return made


def body(parent, radius, base, length, material):
    """The wall, round at z = base and flat at the other end, with the print unrolled over its front half."""
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new('UVMap')
    rings = []
    for step in range(STEPS + 1):
        z = length * step / STEPS
        part = min(1.0, z / (length - CRIMP))
        wide = radius + (math.pi / 2 * radius - radius) * part ** 1.25
        deep = max(.06, radius * math.cos(part * math.pi / 2) ** .8)
        if step == 0:
            wide = deep = radius * .97
        ring = [(wide * math.cos(2 * math.pi * i / POINTS), deep * math.sin(2 * math.pi * i / POINTS), base + .28 + z)
                for i in range(POINTS)]
        rings.append([bm.verts.new(point) for point in ring])
    for step, (low, high) in enumerate(zip(rings, rings[1:])):
        across_low, across_high = unrolled(low), unrolled(high)
        for i in range(POINTS):
            j = (i + 1) % POINTS
            face = bm.faces.new((low[i], low[j], high[j], high[i]))
            corners = ((across_low[i], step), (across_low[j], step), (across_high[j], step + 1),
                       (across_high[i], step + 1))
            for loop, (u, v) in zip(face.loops, corners):
                loop[uv].uv = (u, v / STEPS)
    bm.faces.new(rings[-1])
    bm.faces.new(rings[0][::-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return finish_mesh('tube body', bm, material, parent, angle=60)


def unrolled(ring):
    """For each point of a ring from +X round: its way along the front from -X (0) to +X (1), mirrored at the back."""
    half = POINTS // 2
    front = [ring[(half + i) % POINTS].co for i in range(half + 1)]
    way = [0.0]
    for a, b in zip(front, front[1:]):
        way.append(way[-1] + (b - a).length)
    parts = [value / way[-1] for value in way]
    return [parts[abs(half - i)] if i <= half else parts[i - half] for i in range(POINTS)]
