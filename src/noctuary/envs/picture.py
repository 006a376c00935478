"""Text as a picture."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

SIZE: Final = (1120, 1008)
"""Width and height in pixels, the same for all pictures, so that they make a film."""
LINE: Final = 14
"""Height of a line in pixels."""
PAPER: Final = (16, 18, 28)
INK: Final = (222, 224, 232)


@cache
def font() -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default()


def drawn(text: str) -> NDArray[np.uint8]:
    """A text as an array of height, width and colour; what does not fit is cut off."""
    image = Image.new("RGB", SIZE, PAPER)
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(text.splitlines()[: SIZE[1] // LINE]):
        draw.text((LINE, number * LINE), line, INK, font())
    return np.asarray(image)
