"""Lets capsules settle in a jar, so that they neither float nor cut through each other. Lengths in cm."""
import math

import numpy as np


def settle_capsules(count, length, radius, jar_radius, seed=1, steps=900):
    """[(centre, direction)] of `count` capsules heaped on z = 0 inside a cylinder about Z.

    Each capsule is a segment of `length - 2 * radius`; overlaps are pushed apart while everything sinks.
    """
    chance = np.random.default_rng(seed)
    spine = length - 2 * radius
    centre = np.stack([chance.uniform(-.4, .4, count) * jar_radius, chance.uniform(-.4, .4, count) * jar_radius,
                       radius + np.arange(count) * length * .42], axis=1)
    heading = chance.uniform(0, math.pi, count)
    slope = chance.uniform(-.7, .7, count)
    direction = np.stack([np.cos(heading) * np.cos(slope), np.sin(heading) * np.cos(slope), np.sin(slope)], axis=1)
    ends = np.stack([centre - direction * spine / 2, centre + direction * spine / 2], axis=1)
    pairs = [(i, j) for i in range(count) for j in range(i)]
    left, right = (np.array(side) for side in zip(*pairs))
    for step in range(steps):
        ends[..., 2] -= .03 if step < steps * .7 else .004
        for _ in range(4):
            push_apart(ends, left, right, radius)
            stay_inside(ends, radius, jar_radius)
            keep_length(ends, spine)
    middle = ends.mean(axis=1)
    return [(tuple(c), tuple(e[1] - e[0])) for c, e in zip(middle, ends)]


def push_apart(ends, left, right, radius):
    """Move overlapping pairs apart along the shortest line between their spines."""
    a, b = ends[left], ends[right]
    along_a, along_b, gap = a[:, 1] - a[:, 0], b[:, 1] - b[:, 0], a[:, 0] - b[:, 0]
    aa, bb, ab = ((x * y).sum(1) for x, y in ((along_a, along_a), (along_b, along_b), (along_a, along_b)))
    ag, bg = (along_a * gap).sum(1), (along_b * gap).sum(1)
    s = np.clip((ab * bg - bb * ag) / np.maximum(aa * bb - ab * ab, 1e-6), 0, 1)
    t = np.clip((ab * s + bg) / bb, 0, 1)
    s = np.clip((ab * t - ag) / aa, 0, 1)
    apart = gap + along_a * s[:, None] - along_b * t[:, None]
    distance = np.maximum(np.linalg.norm(apart, axis=1), 1e-5)
    depth = np.maximum(2 * radius * 1.01 - distance, 0)
    push = apart / distance[:, None] * depth[:, None] * .35
    for index, sign, weight in ((left, 1, s), (right, -1, t)):
        np.add.at(ends, (index, 0), sign * push * (1 - weight)[:, None])
        np.add.at(ends, (index, 1), sign * push * weight[:, None])


def stay_inside(ends, radius, jar_radius):
    """Keep both ends above the floor and within the wall."""
    ends[..., 2] = np.maximum(ends[..., 2], radius)
    out = np.linalg.norm(ends[..., :2], axis=2)
    limit = jar_radius - radius
    ends[..., :2] *= np.minimum(1, limit / np.maximum(out, 1e-6))[..., None]


def keep_length(ends, spine):
    """Restore each capsule's length about its middle."""
    middle = ends.mean(axis=1, keepdims=True)
    half = ends - middle
    size = np.linalg.norm(half, axis=2, keepdims=True)
    ends[:] = middle + half / np.maximum(size, 1e-6) * spine / 2
