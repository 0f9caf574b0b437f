"""Cycles settings and the files that the finisher needs: two seeds in linear light, albedo and normal guides."""
import os

import bpy

#: The part of a shot's samples that the denoiser needs; compared at 2x, the rest could not be seen.
ENOUGH = .6


def settings(width, height, samples, exposure):
    """CPU settings that keep noise low without a denoiser: few bounces, no caustics, clamped highlights."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine, cycles.device = 'CYCLES', 'CPU'
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.use_persistent_data = True
    cycles.samples = round(samples * ENOUGH)
    # The empty sweep is smooth after a few samples, and half of every picture is sweep.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .02
    cycles.adaptive_min_samples = 10
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 2, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 24
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 4.0, 2.0
    cycles.light_sampling_threshold = 0
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    cycles.film_exposure = exposure
    scene.view_settings.view_transform, scene.view_settings.look = 'Standard', 'None'


def shoot(base, seed):
    """Render one seed to <base>_color<seed>_0001.exr and, with the first, <base>_albedo and <base>_normal."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs['Image'])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = os.path.dirname(base)
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '16', 'RGB'
    files.file_slots.clear()
    wanted = [(f'color{seed}', 'Image')]
    if seed == 1:
        wanted += [('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')]
    for suffix, output in wanted:
        files.file_slots.new(f'{os.path.basename(base)}_{suffix}_')
        tree.links.new(layers.outputs[output], files.inputs[-1])
    bpy.ops.render.render()
