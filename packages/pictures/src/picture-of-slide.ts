/**
 * One picture that stands for a slide of drawn things, in lists and on cards: its subject, in the colours of its ground.
 */
import { isPartOfPerson } from './people.ts';
import { stillAddress } from './picture-address.ts';
import type { Palette } from './recipe.ts';

const object = /^\/library\/objects\/([a-z0-9][a-z0-9-]{0,79})\.webp(?:\?(.*))?$/;
/** Signs and parts of people say little by themselves. */
const isSubject = (name: string) => !name.startsWith('icon-') && !isPartOfPerson(name);

/** @param shown what the slide shows, from the back to the front; undefined: nothing on it is drawn by us */
export function pictureOfSlide(
  shown: readonly (string | undefined)[],
  widthPx = 640,
): string | undefined {
  const urls = shown.filter((url) => url !== undefined);
  const things = urls.flatMap((url) => {
    const [, name = '', options = ''] = object.exec(url) ?? [];
    return name && isSubject(name) ? [{ name, isBehind: /blur=/.test(options) }] : [];
  });
  const subject = things.find(({ isBehind }) => !isBehind) ?? things[0];
  if (!subject) return undefined;
  const recipe = { style: 'studio', objects: [subject.name], seed: subject.name } as const;
  return stillAddress(recipe, { palette: paletteOfGrounds(urls), widthPx });
}

const plain: Palette = {
  ground: '#f3efe6',
  groundDeep: '#d8cdb8',
  accent: '#c8622d',
  ink: '#17181c',
  isDark: false,
};

function paletteOfGrounds(urls: readonly string[]): Palette {
  for (const url of urls.filter((one) => one.startsWith('/library/grounds/'))) {
    const [a, b, c] = [/[?&]a=([0-9a-f]{6})/, /[?&]b=([0-9a-f]{6})/, /[?&]c=([0-9a-f]{6})/].map(
      (pattern) => pattern.exec(url)?.[1],
    );
    if (!a || !b || !c) continue;
    const isDark = brightness(a) < 128;
    return {
      ground: `#${a}`,
      groundDeep: `#${b}`,
      accent: `#${c}`,
      ink: isDark ? '#ffffff' : '#17181c',
      isDark,
    };
  }
  return plain;
}

function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}
