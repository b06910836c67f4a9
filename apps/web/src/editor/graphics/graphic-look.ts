import type { ProjectData, Slide, TextGround } from '@reelwright/movie';
import { newTextItem } from '@reelwright/movie';
import { parseColor } from '@reelwright/stage';
import { lookOf } from '@reelwright/wizards';
import { groundBehind } from '../ground-behind.ts';

/** The colours and letters of a film, for what is drawn from data. */
export interface GraphicLook {
  readonly accent: string;
  readonly colors: readonly string[];
  /** Of words on the slide's ground. */
  readonly ink: string;
  readonly family: string;
  readonly ground: TextGround;
}

const ownAccent = '#5b5bd6';
const ownFamily = 'Inter';
/** How far the colours of several rows are turned from the first one. */
const turnsDeg = [0, 150, 45, 210, 300, 90];

export function graphicLook(data: ProjectData, slide: Slide | undefined): GraphicLook {
  const theme = data.theme?.name ? lookOf(data.theme) : undefined;
  const place = { stage: data.movie.size, texts: [] };
  const ground = groundBehind(newTextItem('new', place), slide, data.movie);
  const accent = theme?.palette.accent ?? ownAccent;
  return {
    accent,
    colors: turnsDeg.map((deg) => (deg === 0 ? accent : turned(accent, deg, ground === 'light'))),
    ink: ground === 'light' ? '#17181c' : '#ffffff',
    family: theme?.title.font.family ?? ownFamily,
    ground,
  };
}

/** The same kind of colour elsewhere on the wheel: neither loud nor pale, and seen on its ground. */
function turned(css: string, deg: number, isLight: boolean): string {
  const color = parseColor(css) ?? { red: 91, green: 91, blue: 214, alpha: 1 };
  const [hue, saturation] = hueOf(color);
  const calm = Math.min(0.72, Math.max(0.45, saturation));
  return hex((hue + deg) % 360, calm, isLight ? 0.48 : 0.62);
}

interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

function hueOf({ red, green, blue }: Rgb): readonly [hue: number, saturation: number] {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = most - least;
  if (span === 0) return [230, 0];
  const sixth =
    most === r ? ((g - b) / span) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  const light = (most + least) / 2;
  return [(sixth * 60 + 360) % 360, span / (1 - Math.abs(2 * light - 1))];
}

function hex(hue: number, saturation: number, light: number): string {
  const reach = saturation * Math.min(light, 1 - light);
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
