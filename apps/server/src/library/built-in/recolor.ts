/** A drawing in another colour: what it mostly is takes the colour, light and shade and everything else on it stay. */
import type { Canvas } from '@napi-rs/canvas';
import { type ObjectColor, objectColors } from '@reelwright/pictures';

/** Hues are counted in so many parts, and so many beside the most frequent one belong to it. */
const parts = 36;
const besides = 4;
/** Beyond, it belongs to it less and less: an edge would be seen where it stopped at once. */
const fading = 3;
/** Less colour than that is grey, whatever its hue. */
const leastSaturation = 0.16;
/** Where so little of a drawing has one hue, all of it is taken. */
const leastShare = 0.18;

export function recolor(canvas: Canvas, color: ObjectColor): void {
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  const counts = new Float64Array(parts);
  let opaque = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    opaque += 1;
    const { hue, saturation } = hslAt(data, at);
    if (saturation >= leastSaturation) counts[partOf(hue)] = (counts[partOf(hue)] ?? 0) + 1;
  }
  const near = (part: number) => {
    let sum = 0;
    for (let by = -besides; by <= besides; by++) sum += counts[(part + by + parts) % parts] ?? 0;
    return sum;
  };
  let main = 0;
  for (let part = 1; part < parts; part++) if (near(part) > near(main)) main = part;
  const isAll = near(main) < opaque * leastShare;
  const shareOf = (hue: number, saturation: number) => {
    if (isAll) return 1;
    if (saturation < leastSaturation / 2) return 0;
    const beyond = distance(partOf(hue), main) - besides;
    return Math.min(1, Math.max(0, 1 - beyond / (fading + 1)));
  };
  let light = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const { hue, saturation, lightness } = hslAt(data, at);
    if ((data[at + 3] ?? 0) < 128 || shareOf(hue, saturation) < 1) continue;
    light += lightness;
    count += 1;
  }
  const middle = light / Math.max(1, count);
  const target = objectColors[color];
  for (let at = 0; at < data.length; at += 4) {
    const { hue, saturation, lightness } = hslAt(data, at);
    const share = shareOf(hue, saturation);
    if ((data[at + 3] ?? 0) === 0 || share === 0) continue;
    const shade = target.lightness + (lightness - middle) * target.contrast;
    mixHsl(data, at, { ...target, lightness: Math.min(1, Math.max(0.03, shade)) }, share);
  }
  context.putImageData(image, 0, 0);
}

const partOf = (hue: number) => Math.floor((hue / 360) * parts) % parts;

function distance(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return Math.min(apart, parts - apart);
}

function hslAt(data: Uint8ClampedArray, at: number) {
  const [r, g, b] = [(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const lightness = (most + least) / 2;
  const chroma = most - least;
  if (chroma === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1));
  const turn =
    most === r
      ? ((g - b) / chroma + 6) % 6
      : most === g
        ? (b - r) / chroma + 2
        : (r - g) / chroma + 4;
  return { hue: turn * 60, saturation, lightness };
}

interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

function mixHsl(
  data: Uint8ClampedArray,
  at: number,
  { hue, saturation, lightness }: Hsl,
  share: number,
): void {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  for (const [channel, from] of [0, 8, 4].entries()) {
    const turn = (from + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    data[at + channel] = (data[at + channel] ?? 0) * (1 - share) + 255 * value * share;
  }
}
