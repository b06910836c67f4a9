/** How a picture is changed: each -100 to 100, and 0 leaves it as it is. */
export interface Adjustments {
  readonly brightness: number;
  readonly contrast: number;
  readonly colour: number;
  readonly sharpness: number;
}

export const noAdjustments: Adjustments = { brightness: 0, contrast: 0, colour: 0, sharpness: 0 };

/** The pixels, brighter or darker, with more or less contrast and colour, sharper or softer. */
export function adjustPixels(pixels: ImageData, adjustments: Adjustments): ImageData {
  const { brightness, contrast, colour, sharpness } = adjustments;
  const { data } = pixels;
  const lift = brightness * 1.2;
  // From flat grey to twice as steep.
  const steepness = contrast < 0 ? 1 + contrast / 100 : 1 + contrast / 50;
  const saturation = colour < 0 ? 1 + colour / 100 : 1 + colour / 50;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    // A Uint8ClampedArray keeps what is set within 0 to 255.
    data[at] = ((red - grey) * saturation + grey - 128) * steepness + 128 + lift;
    data[at + 1] = ((green - grey) * saturation + grey - 128) * steepness + 128 + lift;
    data[at + 2] = ((blue - grey) * saturation + grey - 128) * steepness + 128 + lift;
  }
  return sharpness === 0 ? pixels : sharpened(pixels, sharpness / 100);
}

/** What stands out from its neighbours stands out more, or less. */
function sharpened(pixels: ImageData, strength: number): ImageData {
  const { data, width, height } = pixels;
  const before = new Uint8ClampedArray(data);
  const gain = strength < 0 ? strength : strength * 2;
  const at = (x: number, y: number, channel: number) => {
    const [column, row] = [
      Math.min(width - 1, Math.max(0, x)),
      Math.min(height - 1, Math.max(0, y)),
    ];
    return before[(row * width + column) * 4 + channel] ?? 0;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const own = at(x, y, channel);
        const around =
          (at(x - 1, y, channel) +
            at(x + 1, y, channel) +
            at(x, y - 1, channel) +
            at(x, y + 1, channel)) /
          4;
        data[(y * width + x) * 4 + channel] = own + (own - around) * gain;
      }
    }
  }
  return pixels;
}
