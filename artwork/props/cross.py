"""The pharmacy cross and raised lettering. Both lie in XY and face +Z. Lengths in cm."""
import os
import subprocess

import bpy

from kit.scene import link, place
from kit.shapes import plate


def cross(size, depth, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), arm=.36):
    """An upright cross `size` across, `depth` thick; `arm` is the arm's width as a part of the size."""
    a, b = size * arm / 2, size / 2
    outline = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a),
               (-a, -a)]
    soft = size * .07
    rounding = [soft, soft, 0, soft, soft, 0, soft, soft, 0, soft, soft, 0]
    return plate(outline, depth, material, parent, at, turn, edge=min(depth * .3, size * .02), round_corners=rounding)


def letters(text, height, depth, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), spacing=1.0):
    """Raised capitals in Inter Bold, centred on `at`; `height` is that of a capital."""
    curve = bpy.data.curves.new(text, 'FONT')
    curve.body = text
    curve.font = inter_bold()
    curve.size = height / .727  # Inter's capitals are .727 of the type size
    curve.space_character = spacing
    curve.align_x, curve.align_y = 'CENTER', 'CENTER'
    curve.extrude = depth / 2
    curve.bevel_depth = depth * .12
    curve.resolution_u = 6
    made = link(bpy.data.objects.new(text, curve), material)
    mesh = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(made)
    return place(link(bpy.data.objects.new(text, mesh), parent=parent), at, turn)


def inter_bold():
    """The Inter Bold font, wherever this machine keeps it."""
    path = subprocess.run(['fc-match', '-f', '%{file}', 'Inter:bold'], capture_output=True, text=True,
                          check=True).stdout
    known = next((font for font in bpy.data.fonts if font.filepath == path), None)
    return known or bpy.data.fonts.load(os.path.abspath(path))
