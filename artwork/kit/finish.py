"""From the passes of one subject to a finished PNG: python3 kit/finish.py BASE OUT.png

Tone: the sRGB curve with a soft shoulder, so that whites never clip. Dithered against banding.
"""
import json
import os
import sys
import time

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import cv2  # noqa: E402
import numpy as np  # noqa: E402

sys.dont_write_bytecode = True
from denoise import denoise  # noqa: E402

SHOULDER = .82  # linear value above which highlights are eased towards, never reaching, white


def read(base, name):
    """One pass as float BGR."""
    image = cv2.imread(f'{base}_{name}_0001.exr', cv2.IMREAD_UNCHANGED)
    if image is None:
        raise SystemExit(f'missing pass {name} of {base}')
    return np.nan_to_num(image[..., :3].astype(np.float32))


def display(light):
    """Scene light to sRGB 0..1."""
    light = np.maximum(light, 0)
    room = .985 - SHOULDER
    over = np.maximum(light - SHOULDER, 0)
    light = np.where(light > SHOULDER, SHOULDER + room * (1 - np.exp(-over / room / 1.6)), light)
    return np.where(light <= .0031308, light * 12.92,
                    1.055 * np.maximum(light, 1e-6) ** (1 / 2.4) - .055).astype(np.float32)


def main():
    """Read, denoise, scale, dither, write."""
    base, out = sys.argv[1:]
    started = time.time()
    cv2.setNumThreads(2)
    picture = denoise(display(read(base, 'color1')), display(read(base, 'color2')),
                      np.clip(read(base, 'albedo'), 0, 1), read(base, 'normal'))
    with open(base + '_size.json', encoding='utf-8') as file:
        size = tuple(json.load(file))
    if picture.shape[1::-1] != size:
        picture = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    chance = np.random.default_rng(7)
    dither = (chance.random(picture.shape[:2]) + chance.random(picture.shape[:2]) - 1)[..., None] * .7
    pixels = np.clip(np.round(picture * 255 + dither), 0, 255).astype(np.uint8)
    cv2.imwrite(out, pixels, [cv2.IMWRITE_PNG_COMPRESSION, 6])
    clipped = float((pixels >= 254).all(axis=2).mean())
    print(f'FINISHED in {time.time() - started:.1f}s, clipped white {clipped:.4%}')


main()
