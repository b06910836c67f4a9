/** Themes are written down in few words; what they have in common is filled in here. */
import { findTransition } from '@reelwright/motion';
import type { Palette } from '@reelwright/pictures';
import type { TextLook, ThemeLook, ThemeTransition } from './theme-look.ts';

interface Type {
  readonly family: string;
  /** Fonts of one weight are bold enough as they are. */
  readonly isBold?: boolean;
  readonly isUpper?: boolean;
  readonly scale?: number;
  /** How it comes in, and in which parts. */
  readonly in: string;
  readonly by?: 'chars' | 'words' | 'lines';
  readonly durationMs?: number;
  /** An effect of its own while it comes. */
  readonly effect?: string;
  readonly shadow?: TextLook['shadow'];
}

type Plain = Pick<
  ThemeLook,
  'id' | 'label' | 'ground' | 'sheet' | 'words' | 'number' | 'kicker' | 'decor' | 'mood'
>;

export interface ThemeDraft extends Plain {
  readonly palette: Palette;
  /** A slide change of the catalogue, and how long it takes in milliseconds. */
  readonly transition: readonly [id: string, durationMs: number];
  readonly titles: Type;
  readonly texts: Type;
  /** The kicker's face where it is not the titles'. */
  readonly headings?: Type;
  /** An object of the library before each bullet; without one it is a dot in the accent. */
  readonly bullet?: string;
  readonly photoIn?: string;
  readonly stays?: readonly string[];
}

/** Slow moves of the camera, so that neighbours do not move alike. */
const usualStays = ['push-in-slow', 'drift', 'push-out-slow'];

export function makeTheme(draft: ThemeDraft): ThemeLook {
  const { titles, texts, headings = titles, bullet, photoIn, stays, transition, ...plain } = draft;
  const { palette } = plain;
  return {
    ...plain,
    title: textLook(standing(titles), palette.ink, 450),
    heading: textLook(standing(headings), palette.accent, 450),
    // Words come one by one, each of them quickly.
    subtitle: textLook(texts, palette.ink, 240),
    bullets: textLook({ ...texts, by: 'lines' }, palette.ink, 300),
    bulletUrl: bullet ? `/library/objects/${bullet}.png` : '',
    media: { in: 'settle-in-large', stays: stays ?? usualStays },
    photo: { in: settled(photoIn ?? 'fade-in-up') },
    transition: transitionCalled(...transition),
  };
}

/** Titles stand whole when their slide begins: as a theme has them come, but only the last bit of the way. */
function standing({ by: _by, effect: _effect, durationMs: _durationMs, ...type }: Type): Type {
  return { ...type, in: settled(type.in) };
}

function settled(entrance: string): string {
  const [, side] = /-(up|down|left|right)$/.exec(entrance) ?? [];
  if (side) return `settle-in-${side}`;
  return /^(stamp|blur|focus|bounce)/.test(entrance) ? 'settle-in-large' : 'settle-in';
}

function textLook(type: Type, color: string, durationMs: number): TextLook {
  return {
    font: { family: type.family, styles: type.isBold === false ? ['regular'] : ['bold'], color },
    ...(type.isUpper && { isUpper: true }),
    ...(type.scale && { scale: type.scale }),
    ...(type.shadow && { shadow: type.shadow }),
    effects: {
      in: { effect: type.in, duration: type.durationMs ?? durationMs },
      ...(type.by && { break: type.by }),
      ...(type.effect && { effect: type.effect }),
    },
  };
}

function transitionCalled(id: string, durationMs: number): ThemeTransition {
  const found = findTransition(id);
  if (!found) throw new Error(`There is no slide change called "${id}".`);
  return { type: 'css', out: found.outEffect, in: found.inEffect, durationMs };
}
