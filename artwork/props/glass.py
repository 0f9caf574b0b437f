"""The thin clear glass of vials, jars and beakers."""
from kit.clear import tinted


def clear_glass():
    """Nearly colourless glass, for a single wall."""
    return tinted('#eff6f4', body=.03, deepen=2.2)
