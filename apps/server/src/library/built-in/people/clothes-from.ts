export interface Cloth {
  readonly main: string;
  readonly shade: string;
  readonly trim: string;
}

type Hsl = readonly [hue: number, saturation: number, lightness: number];

/** Clothes that go together, and with the film: its own colour, its neighbours on the colour wheel, and calm ones. */
export function clothesFrom(ink: string, turn: number): readonly [Cloth, ...Cloth[]] {
  const [hue, saturation] = hslOf(ink);
  const full = Math.max(0.4, Math.min(0.72, saturation));
  const side = turn < 0.5 ? 1 : -1;
  const cloths: readonly [Cloth, ...Cloth[]] = [
    cloth([hue, full, 0.54]),
    cloth([hue + 200 * side, full * 0.5, 0.34]),
    cloth([hue + 36 * side, full * 0.9, 0.6]),
    cloth([hue + 180, full * 0.3, 0.84]),
    cloth([hue - 40 * side, full * 0.8, 0.46]),
    cloth([hue, full * 0.35, 0.72]),
  ];
  // The next person of the same cast begins with another one.
  const by = Math.floor(turn * 3);
  const [first = cloths[0], ...rest] = [...cloths.slice(by), ...cloths.slice(0, by)];
  return [first, ...rest];
}

const cloth = ([hue, saturation, lightness]: Hsl): Cloth => ({
  main: hexOf([hue, saturation, lightness]),
  shade: hexOf([hue + 12, saturation * 1.05, lightness * 0.66]),
  trim: lightness > 0.7 ? hexOf([hue, saturation, 0.36]) : '#fdfbf7',
});

function hslOf(color: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = high - low;
  const lightness = (high + low) / 2;
  if (range === 0) return [220, 0, lightness];
  const hue =
    high === red
      ? (green - blue) / range
      : high === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return [hue * 60, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function hexOf([hue, saturation, lightness]: Hsl): string {
  const chroma = Math.min(1, saturation) * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    return lightness - chroma * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return `#${[0, 8, 4]
    .map((offset) =>
      Math.round(channel(offset) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
