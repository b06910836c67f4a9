/** What stands on a slide, as words to compare with what is said. */
import type { Item, Slide } from '@reelwright/movie';

const known = new WeakMap<Slide, readonly string[]>();

/** All that is written on a slide, text by text, without signs. */
export function writtenTexts(slide: Slide): readonly string[] {
  const before = known.get(slide);
  if (before) return before;
  const texts = textsOf(slide.items).map(bareWords).filter(Boolean);
  known.set(slide, texts);
  return texts;
}

function textsOf(items: readonly Item[]): string[] {
  return items.flatMap(({ type, text, hide, show, children }) => {
    if (hide || show === false) return [];
    return [...(type === 'text' && text ? [plain(text)] : []), ...textsOf(children ?? [])];
  });
}

function plain(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/&(?:[a-z]+|#\d+);/gi, ' ');
}

const betweenSquares =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu;

export function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(betweenSquares, '')
    .trim();
}
