"""Pure geometry: lists of points for the shapes to use. No Blender objects are made here. Lengths in cm."""
import math

from mathutils import Vector


def fillet(points, radius, steps=8, closed=False):
    """Round the corners of a polyline. `radius` is one number, or one per point."""
    points = [Vector(p).to_3d() for p in points]
    count, result = len(points), []
    for i, corner in enumerate(points):
        wanted = radius[i] if isinstance(radius, (list, tuple)) else radius
        if wanted <= 0 or (not closed and i in (0, count - 1)):
            result.append(corner)
            continue
        back, ahead = points[i - 1] - corner, points[(i + 1) % count] - corner
        room = min(back.length, ahead.length) * .499
        back.normalize()
        ahead.normalize()
        angle = back.angle(ahead)
        if angle > math.pi - 1e-3:
            result.append(corner)
            continue
        reach = min(wanted / math.tan(angle / 2), room)
        centre = corner + (back + ahead).normalized() * (reach * math.tan(angle / 2) / math.sin(angle / 2))
        first, last = corner + back * reach - centre, corner + ahead * reach - centre
        sweep = first.angle(last)
        for k in range(steps + 1):
            a, b = math.sin((1 - k / steps) * sweep), math.sin(k / steps * sweep)
            result.append(centre + (first * a + last * b) / math.sin(sweep))
    return result


def rectangle(width, height):
    """A 2D rectangle centred on the origin."""
    return [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]


def circle(radius, points=96, centre=(0, 0)):
    """A 2D circle."""
    turn = [2 * math.pi * i / points for i in range(points)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in turn]


def superellipse(width, height, power=4, points=96):
    """A 2D squircle: power 2 is an ellipse, 4 a soft device shell, 8 nearly a rectangle."""
    result = []
    for i in range(points):
        c, s = math.cos(2 * math.pi * i / points), math.sin(2 * math.pi * i / points)
        result.append((width / 2 * math.copysign(abs(c) ** (2 / power), c),
                       height / 2 * math.copysign(abs(s) ** (2 / power), s)))
    return result


def arc(radius, start, end, steps=24, centre=(0, 0)):
    """A 2D arc between two angles in degrees."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]


def smooth_path(points, steps=12):
    """A Catmull-Rom curve through 2D or 3D points."""
    points = [Vector(p) for p in points]
    ends = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    result = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for k in range(steps):
            t = k / steps
            result.append((b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * t ** 2
                           + (b * 3 - a - c * 3 + d) * t ** 3) / 2)
    return [*result, points[-1]]
