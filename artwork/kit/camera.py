"""Framing: fits the subject's true silhouette into the picture."""
import math

import bpy
from mathutils import Vector

from kit.scene import link, vertices
from kit.shot import FORMATS

SENSOR = 36  # mm


def frame(root, shot):
    """Point a new camera at `root` as the shot says; lens shift, not tilt, moves it off centre."""
    width, height = FORMATS[shot.format]
    aspect = width / height
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit = shot.lens, SENSOR, 'AUTO'
    data.clip_start, data.clip_end = .01, 300
    camera = link(bpy.data.objects.new('camera', data))
    bpy.context.scene.camera = camera

    azimuth, elevation = math.radians(shot.azimuth), math.radians(shot.elevation)
    towards = Vector((math.sin(azimuth) * math.cos(elevation), -math.cos(azimuth) * math.cos(elevation),
                      math.sin(elevation)))
    turn = (-towards).to_track_quat('-Z', 'Y')
    camera.rotation_euler = turn.to_euler()

    points = vertices(root)
    middle = sum(points, Vector()) / len(points)
    local = [turn.to_matrix().transposed() @ (point - middle) for point in points]
    longest = max(aspect, 1)
    room_x = SENSOR / 2 / shot.lens * (aspect / longest) * (1 - 2 * shot.margin)
    room_y = SENSOR / 2 / shot.lens * (1 / longest) * (1 - 2 * shot.margin)
    x = y = 0.0
    distance = 10.0
    for _ in range(60):  # settles the centre in projected space, then the distance
        across = [(p.x - x) / (distance - p.z) for p in local]
        upward = [(p.y - y) / (distance - p.z) for p in local]
        x += (max(across) + min(across)) / 2 * distance
        y += (max(upward) + min(upward)) / 2 * distance
        fill = max((max(across) - min(across)) / 2 / room_x, (max(upward) - min(upward)) / 2 / room_y)
        distance *= 1 + (fill - 1) * .7
    camera.location = middle + turn @ Vector((x, y, distance))
    data.shift_x = -shot.shift_x * aspect / longest
    data.shift_y = -shot.shift_y / longest
    report(across, upward, shot, aspect, longest)
    return camera


def report(across, upward, shot, aspect, longest):
    """Say which part of the frame the subject takes, and warn when it leaves it."""
    half = SENSOR / 2 / shot.lens
    left, right = (.5 + v / (half * aspect / longest) / 2 + shot.shift_x for v in (min(across), max(across)))
    top, bottom = (.5 - v / (half / longest) / 2 - shot.shift_y for v in (max(upward), min(upward)))
    print(f'FRAME left {left:.2f} right {right:.2f} top {top:.2f} bottom {bottom:.2f}')
    if min(left, top) < 0 or max(right, bottom) > 1:
        print('FRAME the subject leaves the picture: use a larger margin or a smaller shift')
