"""Ointment and cream: a piped swirl and a stroke drawn out with a spatula. Lengths in cm, angles in degrees."""
import math

from mathutils import Vector

from kit.outlines import smooth_path
from kit.scene import group
from kit.shapes import lathe, loft


def swirl(parent, material, at=(0, 0, 0), turn=(0, 0, 0), radius=1.9, height=2.0, turns=3.2):
    """A swirl standing on z = 0 that narrows to a tip, `height` cm above."""
    made = group('swirl', parent, at, turn)
    rope, sections, steps = radius * .36, [], round(turns * 40)
    for step in range(steps + 1):
        part = step / steps
        angle = 2 * math.pi * turns * part
        thick = rope * (1 - .86 * part ** 1.5) * min(1, .25 + part * 5)
        reach = (radius - rope) * (1 - part) ** .85
        out = Vector((math.cos(angle), math.sin(angle), 0))
        middle = out * reach + Vector((0, 0, rope * .8 + (height - rope * .8) * part ** 1.15))
        sections.append([middle + out * thick * math.cos(a) + Vector((0, 0, thick * math.sin(a)))
                         for a in (2 * math.pi * i / 28 for i in range(28))])
    loft(sections, material, made, sharp=180)
    core = [(0, 0), (radius - rope, .02), ((radius - rope) * .86, rope), ((radius - rope) * .4, height * .55),
            (.08, height * .9), (0, height * .9)]
    lathe(core, material, made, sharp=180)
    return made


def stroke(parent, material, path, width=1.9, thickness=.34):
    """A broad stroke of cream along 2D points on z = 0: thick where it begins, grooved, thin at its end."""
    middle = smooth_path([Vector((x, y, 0)) for x, y in path], 16)
    sections = []
    for index, point in enumerate(middle):
        part = index / (len(middle) - 1)
        ahead = middle[min(index + 1, len(middle) - 1)] - middle[max(index - 1, 0)]
        side = Vector((-ahead.y, ahead.x, 0)).normalized()
        round_off = math.sqrt(max(.004, 1 - abs(2 * part - 1) ** 7))
        half, thick = width / 2 * round_off * (1 + .08 * math.sin(part * 11)), thickness * (1.25 - .95 * part) * round_off
        top = []
        for step in range(33):
            across = 1 - step / 16
            groove = .16 * math.sin(across * 9.5 + 1.4 * math.sin(part * 3))
            lip = .7 * math.exp(-((abs(across) - .84) / .11) ** 2)
            top.append(point + side * half * across
                       + Vector((0, 0, thick * (1 - across ** 8) * (1 + groove * part + lip * part))))
        sections.append([*top, *(point + side * half * across for across in (-.6, 0, .6))])
    return loft(sections, material, parent, sharp=180)
