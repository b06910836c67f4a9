/** Below this contrast (as WCAG counts it) letters sink into what they lie on. */
const readableContrast = 2.2;

const dark = '#1c1c22';
const light = '#ffffff';

/** The names that people type; effects' defaults are among them. */
const namedColors: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  yellow: '#ffff00',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  orange: '#ffa500',
  gray: '#808080',
};

/**
 * The colour itself where it can be read on the background; else dark or light, whichever reads
 * better. Colours that it cannot read (gradients, rare notations) stay as they are.
 */
export function readableColor(color: string, background: string): string {
  const [above, below] = [luminance(color), luminance(background)];
  if (above === undefined || below === undefined) return color;
  if (contrast(above, below) >= readableContrast) return color;
  return contrast(0.012, below) > contrast(1, below) ? dark : light;
}

/** Something dark behind light letters, something light behind dark ones. */
export function edgeColor(textColor: string): string {
  return isDark(textColor) ? light : dark;
}

/** Whether something light is most likely behind it. */
export function isDark(color: string): boolean {
  const light = luminance(color);
  return light !== undefined && light < 0.18;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number | undefined {
  const channels = channelsOf(color);
  if (!channels) return undefined;
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channelsOf(color: string): readonly number[] | undefined {
  const name = color.trim().toLowerCase();
  const text = namedColors[name] ?? name;
  const long = text.match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/);
  if (long) return long.slice(1, 4).map((pair) => Number.parseInt(pair, 16));
  const short = text.match(/^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/);
  if (short) return short.slice(1, 4).map((digit) => Number.parseInt(digit + digit, 16));
  const rgb = text.match(/^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/);
  return rgb?.slice(1, 4).map(Number);
}
