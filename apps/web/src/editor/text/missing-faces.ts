import type { Item } from '@reelwright/movie';
import { defaultFontFamily, type FontFamily, findFontFamily, parseHtml } from '@reelwright/stage';
import { wholeLookOf } from './whole-look.ts';

/** What a text asks of its fonts that they do not have: a sentence each, whichever of its words asks for it. */
export function missingFaces(item: Item): readonly string[] {
  const whole = wholeLookOf(item);
  const slanted = new Set<FontFamily>();
  const light = new Set<FontFamily>();
  for (const { text, style } of parseHtml(item.text ?? '').flatMap(({ runs }) => runs)) {
    // As it is drawn: with one style for all words, none has one of its own.
    const own = item.singleStyle ? {} : style;
    const font = findFontFamily(own.family ?? item.font?.family ?? defaultFontFamily);
    if (!font || text.trim() === '') continue;
    if ((own.italic ?? whole.italic) && !font.hasItalic) slanted.add(font);
    if ((own.bold ?? whole.bold) && !font.hasBold) light.add(font);
  }
  return [
    ...[...slanted].map(
      ({ name }) => `${name} has no italic letters: its upright ones are slanted.`,
    ),
    ...[...light].map(({ name }) => `${name} only has one weight.`),
  ];
}
