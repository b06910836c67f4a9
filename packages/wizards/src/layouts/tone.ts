/** The colours of words on a ground, chosen so that they can be read on all that may lie behind them. */
import {
  black,
  colorOf,
  contrast,
  mixColors,
  type Rgb,
  readableOn,
  readColor,
  white,
  writeColor,
} from '../color/colors.ts';
import type { ThemeLook } from '../themes/theme-look.ts';

export interface Tone {
  /** Everything that may be behind the words: the darkest and the lightest. */
  readonly grounds: readonly Rgb[];
  readonly ink: string;
  readonly accent: string;
  /** Words on something filled with the accent. */
  readonly onAccent: string;
  /** Words that are stressed: the accent, or a marker's colour where all words have the accent's. */
  readonly stress: string;
  /** The wished colour, if it can be read here. */
  color(wanted: string, role: 'ink' | 'accent'): string;
  /** The wished gradient, each of its colours moved until it can be read here. */
  gradient(wanted: string): string;
}

const colorsInCss = /#[0-9a-f]{3,8}\b|rgba?\([^()]*\)/gi;

/** Words on a sheet of one colour. */
export function sheetTone({ sheet }: ThemeLook, color = sheet.color): Tone {
  return makeTone([colorOf(color)], sheet.ink, sheet.accent);
}

/** Cards on the ground of the theme: the sheet's colour, moved a little where the ground has the same. */
export function cardColor(theme: ThemeLook): string {
  const { color, accent } = theme.sheet;
  const sheet = colorOf(color);
  const differs = groundColors(theme).every((ground) => contrast(sheet, ground) >= 1.12);
  return differs ? color : writeColor(mixColors(sheet, colorOf(accent), 0.12));
}

/** A column on the ground of the theme: whoever lost stands on something as well. */
export function columnColor(theme: ThemeLook): string {
  const { color, accent } = theme.sheet;
  const [first = color, ...stronger] = [0, 0.15, 0.3, 0.45].map((strength) =>
    writeColor(mixColors(colorOf(color), colorOf(accent), strength)),
  );
  const differs = (one: string) =>
    groundColors(theme).every((ground) => contrast(colorOf(one), ground) >= 1.3);
  return [first, ...stronger].find(differs) ?? stronger.at(-1) ?? first;
}

/** How strongly pictures are shaded behind words. Lighter ones need more: dark words are read less well on greys. */
export const shadeStrength = (theme: ThemeLook): number => (theme.palette.isDark ? 0.8 : 0.88);

export function shadeColor({ palette }: ThemeLook): Rgb {
  return palette.isDark
    ? mixColors(colorOf(palette.groundDeep), black, 0.45)
    : mixColors(colorOf(palette.ground), white, 0.6);
}

/** Words on a picture that is shaded behind them, whatever the picture is. */
export function shadedTone(theme: ThemeLook): Tone {
  const shade = shadeColor(theme);
  const strength = shadeStrength(theme);
  const grounds = [mixColors(black, shade, strength), mixColors(white, shade, strength)];
  return makeTone(grounds, theme.palette.ink, theme.palette.accent);
}

/** Words straight on the ground of the theme. */
export function groundTone(theme: ThemeLook): Tone {
  return makeTone(groundColors(theme), theme.palette.ink, theme.palette.accent);
}

/** All colours of the ground; for a picture or video, those it can have under its tint. */
function groundColors({ ground, palette }: ThemeLook): readonly Rgb[] {
  const named = ground.type === 'gradient' ? (ground.gradient ?? '') : (ground.color ?? '');
  const found = (named.match(colorsInCss) ?? []).flatMap((text) => readColor(text) ?? []);
  if (ground.type === 'image' || ground.type === 'video') {
    const tint = readColor(ground.tintColor) ?? black;
    const strength = (ground.tintStrength ?? 0) / 100;
    return [mixColors(black, tint, strength), mixColors(white, tint, strength)];
  }
  return found.length > 0 ? found : [colorOf(palette.ground), colorOf(palette.groundDeep)];
}

function makeTone(grounds: readonly Rgb[], ink: string, wantedAccent: string): Tone {
  const accent = readableOn(wantedAccent, grounds);
  const accentColor = readColor(accent) ?? white;
  const onAccent =
    contrast(accentColor, black) > contrast(accentColor, white) ? '#111111' : '#ffffff';
  const plain = { ink: readableOn(ink, grounds), accent };
  const isRead = (wanted: string) => {
    const color = readColor(wanted);
    return color !== undefined && grounds.every((ground) => contrast(color, ground) >= 4.8);
  };
  return {
    grounds,
    ...plain,
    onAccent,
    stress: stressColor(plain, grounds),
    color: (wanted, role) => (isRead(wanted) ? wanted : plain[role]),
    gradient: (wanted) => wanted.replace(colorsInCss, (color) => readableOn(color, grounds)),
  };
}

/** Words stand out by a colour that is clearly another than that of the words beside them. */
const standsOut = 1.5;

function stressColor(
  { ink, accent }: Pick<Tone, 'ink' | 'accent'>,
  grounds: readonly Rgb[],
): string {
  if (contrast(colorOf(ink), colorOf(accent)) >= standsOut) return accent;
  const isDark = grounds.every((ground) => contrast(ground, white) > contrast(ground, black));
  return readableOn(isDark ? '#ffd84d' : '#b3261e', grounds);
}
