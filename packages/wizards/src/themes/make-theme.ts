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
const usualStays = ['drift', 'kenburns-in', 'kenburns-right', 'kenburns-left'];

export function makeTheme(draft: ThemeDraft): ThemeLook {
  const { titles, texts, headings = titles, bullet, photoIn, stays, transition, ...plain } = draft;
  const { palette } = plain;
  return {
    ...plain,
    title: textLook(titles, palette.ink, 600),
    heading: textLook(headings, palette.accent, 450),
    subtitle: textLook(texts, palette.ink, 400),
    bullets: textLook({ ...texts, by: 'lines' }, palette.ink, 400),
    bulletUrl: bullet ? `/library/objects/${bullet}.png` : '',
    media: { in: 'fade-in', stays: stays ?? usualStays },
    photo: { in: photoIn ?? 'fade-in-up' },
    transition: transitionCalled(...transition),
  };
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
