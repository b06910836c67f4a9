/**
 * Emoji as art. People ask for them by their characters (`/emoji/1f600.png`), of which many ways mean the same picture;
 * kept is one picture per drawing, so that nobody fills the cache with ways of writing.
 */
import { type EmojiDrawing, emojiDrawing } from '../../stage/emoji-picture.ts';

const asked = /^((?:[0-9a-f]{2,6}-){0,11}[0-9a-f]{2,6})\.png$/;
const kept = /^\/emoji\/(noto|flag)-([a-z0-9-]{1,120})\.png$/;

/** The address that the picture of `1f600.png` is kept under; undefined when there is no such emoji. */
export async function emojiAddress(name: string): Promise<string | undefined> {
  const [, points] = asked.exec(name) ?? [];
  const numbers = points?.split('-').map((point) => Number.parseInt(point, 16)) ?? [];
  if (numbers.length === 0 || numbers.some((number) => number > 0x10ffff)) return undefined;
  const drawing = await emojiDrawing(String.fromCodePoint(...numbers));
  return drawing && `/emoji/${drawing.set}-${drawing.name}.png`;
}

export function parseEmojiAddress(address: string): EmojiDrawing | undefined {
  const [, set, name = ''] = kept.exec(address) ?? [];
  return set === 'noto' || set === 'flag' ? { set, name } : undefined;
}
