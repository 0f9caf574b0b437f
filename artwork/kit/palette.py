"""The colours every picture shares (sRGB hex). Whites stop at #e9ebea: brighter ones clip in the key light.

Teal, mint and coral are the sample's brand. BRAND_PAINTS, a JSON object from brand-paints.ts, has their replacements
for another brand.
"""
import json
import os

PAINTS = json.loads(os.environ.get('BRAND_PAINTS', '{}'))

TEAL = '#0f766e'
TEAL_LIGHT = '#2f9e92'
TEAL_DARK = '#0b5a54'
MINT = '#cfe8dd'
CORAL = '#e98a6b'
CREAM = '#f1e8d6'
WHITE = '#e6e8e7'
SAND = '#d9b98c'
SLATE = '#55626a'
INK = '#26323a'
AMBER = '#ffbd68'


def linear(color):
    """'#rrggbb' (sRGB) in the brand's colours, as the linear RGBA tuple that Blender's shader sockets expect."""
    return as_written(PAINTS.get(color.lower(), color))


def as_written(color):
    """The same without a look at the brand."""
    channels = [int(color.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (1.0,)
