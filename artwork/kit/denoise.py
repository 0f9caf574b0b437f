"""Removes render noise: dual-buffer non-local means, guided by albedo and normals, on several scales.

Two renders of different seeds filter each other (Rousselle 2012): the weights for one come from the other, so noise
cannot keep itself alive. What is left is blotchy and low in frequency; the same filter on half and quarter size finds
it, and the correction is applied where albedo and normal are smooth. numpy and OpenCV only.
"""
import cv2
import numpy as np


def blur(image, size):
    """A box filter."""
    return cv2.blur(image, (size, size), borderType=cv2.BORDER_REFLECT)


def offsets(radius):
    """Half of the shifts in a disc: weights are symmetric, so each pair of pixels is met once."""
    return [(dy, dx) for dy in range(radius + 1) for dx in range(-radius, radius + 1)
            if (dy > 0 or dx > 0) and dx * dx + dy * dy <= radius * radius + 1]


def cross_filter(first, second, variance, guide, radius, patch, strength):
    """Filter two images with each other's weights. `guide` is stacked, scaled features: distance 1 halves no more."""
    height, width = first.shape[:2]
    sums = [first.copy(), second.copy()]
    weights = [np.ones((height, width), np.float32) for _ in sums]
    for dy, dx in offsets(radius):
        x0, x1 = max(0, -dx), width - max(0, dx)
        here = (slice(0, height - dy), slice(x0, x1))
        there = (slice(dy, height), slice(x0 + dx, x1 + dx))
        edge = guide[here] - guide[there]
        edge = np.exp(-cv2.transform(edge * edge, np.ones((1, guide.shape[2]), np.float32)))
        near, far = variance[here], variance[there]
        expected = 2 * np.minimum(near, far)
        scale = 1 / (1e-7 + strength * strength * (near + far))
        pair = []
        for image in (first, second):
            step = image[here] - image[there]
            distance = (step * step - expected) * scale
            distance = blur(cv2.transform(distance, np.full((1, 3), 1 / 3, np.float32)), patch)
            pair.append(np.minimum(np.exp(-np.maximum(distance, 0)), edge))
        for image, total, weight, by in zip((first, second), sums, weights, pair[::-1]):
            total[here] += by[..., None] * image[there]
            total[there] += by[..., None] * image[here]
            weight[here] += by
            weight[there] += by
    return [total / weight[..., None] for total, weight in zip(sums, weights)]


def halve(image):
    """Half size by averaging."""
    size = (image.shape[1] // 2, image.shape[0] // 2)
    thirds = [cv2.resize(image[..., i:i + 3], size, interpolation=cv2.INTER_AREA)
              for i in range(0, image.shape[2], 3)]  # OpenCV takes four channels at most
    return np.concatenate(thirds, axis=2)


def restore(image, like):
    """Back to the size of `like`, smoothly."""
    return cv2.resize(image, (like.shape[1], like.shape[0]), interpolation=cv2.INTER_CUBIC)


def smoothness(guide, size):
    """1 where the features are flat in a neighbourhood of `size` pixels, 0 at edges."""
    spread = np.maximum(blur(guide * guide, size) - blur(guide, size) ** 2, 0).sum(2)
    return np.exp(-spread * 6)[..., None]


def denoise(first, second, albedo, normal, levels=4):
    """Two noisy renders (display-referred, 0..1) to one clean picture."""
    guide = np.concatenate([albedo / .035, normal / .14], axis=2).astype(np.float32)
    return level(first, second, guide, levels)


def level(first, second, guide, levels):
    """Denoise this scale, then correct it with the next coarser one."""
    variance = np.maximum(blur((first - second) ** 2 / 2, 7), 2e-7)
    clean = cross_filter(first, second, variance, guide, radius=6, patch=5, strength=.6)
    result = (clean[0] + clean[1]) / 2
    if levels > 1 and min(first.shape[:2]) > 64:
        coarse = level(halve(first), halve(second), halve(guide), levels - 1)
        correction = restore(coarse - halve(result), result)
        result = result + correction * smoothness(guide, 9)
    return result
