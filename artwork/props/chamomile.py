"""Chamomile flowers. Lengths in cm, angles in degrees."""
import math
import random

from kit.materials import matte, principled
from kit.outlines import smooth_path
from kit.scene import group
from kit.shapes import ball, sheet, tube

PETALS = 13


def chamomile(parent, at=(0, 0, 0), turn=(0, 0, 0), radius=1.25, stem=(), seed=1):
    """A flower facing +Z whose petals spread `radius` cm; `stem` lists the points its stalk runs through."""
    made, chance = group('chamomile', parent, at, turn), random.Random(seed)
    white = principled('petal', '#eceae2', .7, specular=.2)
    heart = radius * .36
    ball(heart, matte('#e8b23f'), made, at=(0, 0, heart * .3), stretch=(1, 1, .8))
    for index in range(40):  # florets
        height = index / 40
        angle, out = index * 2.399963, heart * math.sqrt(height)
        z = heart * .3 + heart * .8 * math.sqrt(max(0, 1 - height))
        ball(heart * .13, matte('#f0c55a'), made, at=(out * math.cos(angle), out * math.sin(angle), z))
    for index in range(PETALS):
        angle = 360 * index / PETALS + chance.uniform(-5, 5)
        petal(made, white, heart * .7, radius * chance.uniform(.94, 1.04), angle, chance.uniform(-4, 9))
    if stem:
        tube(smooth_path([(0, 0, -.05), *stem], 10), .075, principled('flower stem', '#7da36f', .6), made)
    return made


def petal(parent, material, start, end, angle, lift):
    """A rounded tongue from `start` to `end` along the radius, grooved once along its middle."""
    length, width = end - start, end * .36
    grid = []
    for row in range(13):
        part = row / 12
        half = width / 2 * (.5 + .5 * part) * math.sqrt(max(.002, 1 - max(0, (part - .62) / .38) ** 2.4))
        grid.append([(start + length * part, half * across / 4, .1 * length * math.sin(math.pi * part)
                      + .03 * width * math.cos(across * 1.57)) for across in range(-4, 5)])
    return sheet(grid, material, parent, turn=(0, -lift, angle), thickness=.04, rounded=False)
