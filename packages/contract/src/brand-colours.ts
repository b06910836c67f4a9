import { contrastRatio } from './contrast-ratio.ts';

type Scheme = 'light' | 'dark';
/** The tokens that follow the owner's colour, by their names in tokens.css. */
export type BrandTokens = Readonly<
  Record<
    | 'accent'
    | 'accent-fill'
    | 'accent-fill-hover'
    | 'accent-tint'
    | 'accent-tint-hover'
    | 'accent-text',
    string
  >
>;

/** The grounds that the colour stands on; a test holds them against tokens.css. */
const grounds = {
  light: ['#ffffff', '#f7f7f9', '#f1f1f5'],
  dark: ['#111217', '#181a20', '#1d2027', '#22252d'],
} as const;

/**
 * What becomes of one chosen colour: the same one where it can be read, else the nearest darker or lighter one.
 * Words need 4.5 to 1, marks and filled controls 3 to 1, and white words have to be read on what is filled.
 */
export function brandColours(colour: string): Readonly<Record<Scheme, BrandTokens>> {
  return { light: tokensFor('light', colour), dark: tokensFor('dark', colour) };
}

/** Whether buttons have the very colour that was chosen. */
export function isReadableAsChosen(colour: string): boolean {
  return brandColours(colour).light['accent-fill'] === colour.toLowerCase();
}

function tokensFor(scheme: Scheme, colour: string): BrandTokens {
  const chosen = colour.toLowerCase();
  const [ground] = grounds[scheme];
  const away = scheme === 'light' ? '#000000' : '#ffffff';
  const readOnWhite = towards(chosen, '#000000', (one) => contrastRatio(one, '#ffffff') >= 4.5);
  const fill =
    scheme === 'light'
      ? readOnWhite
      : towards(readOnWhite, '#ffffff', (one) => isSeen(one, ['#111217', '#181a20'], 3));
  const hover = towards(
    mix(fill, away, scheme === 'light' ? 0.15 : 0.06),
    '#000000',
    (one) => contrastRatio(one, '#ffffff') >= 4.5,
  );
  const tint = mix(ground, fill, scheme === 'light' ? 0.1 : 0.25);
  const tintHover = mix(ground, fill, scheme === 'light' ? 0.15 : 0.32);
  const backs = [...grounds[scheme], tint, tintHover];
  return {
    accent: towards(fill, away, (one) => isSeen(one, backs, 3)),
    'accent-fill': fill,
    'accent-fill-hover': hover,
    'accent-tint': tint,
    'accent-tint-hover': tintHover,
    'accent-text': towards(fill, away, (one) => isSeen(one, backs, 4.5)),
  };
}

function isSeen(front: string, backs: readonly string[], least: number): boolean {
  return backs.every((back) => contrastRatio(front, back) >= least);
}

const steps = 50;

/** The first colour on the way to another one that will do. */
function towards(from: string, to: string, isGood: (colour: string) => boolean): string {
  for (let step = 0; step < steps; step += 1) {
    const colour = mix(from, to, step / steps);
    if (isGood(colour)) return colour;
  }
  return to;
}

function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const channel = Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share);
    return channel.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
