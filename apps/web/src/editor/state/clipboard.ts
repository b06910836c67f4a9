import { Item, Slide } from '@reelwright/movie';
import { brand } from '../../brand/brand.ts';
import { plainText } from '../plain-text.ts';

/** What was copied in this browser, for any project and tab. */
interface Copied {
  readonly kind: 'reelwright-items';
  readonly items: readonly Item[];
  /** What the system's clipboard got, so that it can be told from what other programs copied later. */
  readonly words?: string | undefined;
}

const place = 'reelwright-clipboard';
/** A browser keeps about five million letters for a site; the rest of it is needed elsewhere. */
const maxLetters = 1_000_000;

/** @returns false when it is more than a browser can keep. */
export function keepCopied(items: readonly Item[]): boolean {
  if (!keep({ kind: 'reelwright-items', items })) return false;
  const words = wordsOf(items);
  // Where a page may not write there (without https, say), what was copied here is always what is pasted.
  navigator.clipboard?.writeText(words).then(
    () => keep({ kind: 'reelwright-items', items, words }),
    () => undefined,
  );
  return true;
}

function keep(copied: Copied): boolean {
  const text = JSON.stringify(copied);
  if (text.length > maxLetters) return false;
  try {
    localStorage.setItem(place, text);
    return true;
  } catch {
    return false;
  }
}

/** What another program pastes. */
function wordsOf(items: readonly Item[]): string {
  const texts = items.flatMap(({ text }) => (text ? [plainText(text)] : []));
  return texts.join('\n') || `Items of a ${brand.name} slide`;
}

function readCopied(): Copied | undefined {
  try {
    const copied = JSON.parse(localStorage.getItem(place) ?? 'null') as Copied | null;
    return copied?.kind === 'reelwright-items' ? copied : undefined;
  } catch {
    return undefined;
  }
}

/** What was copied, read like a saved slide; undefined when it is nothing that a slide can hold. */
export function copiedItems(): readonly Item[] | undefined {
  return Item.array().safeParse(readCopied()?.items ?? []).data;
}

/** Whether these words on the system's clipboard are what was last copied here, and nothing newer. */
export function isOwnCopy(words: string): boolean {
  const copied = readCopied();
  if (!copied) return false;
  return words === '' || copied.words === undefined || copied.words === words;
}

const slidesPlace = 'reelwright-copied-slides';

/** Slides for any project and tab. @returns false when they are more than a browser can keep. */
export function keepCopiedSlides(slides: readonly Slide[]): boolean {
  const text = JSON.stringify(slides);
  if (text.length > maxLetters) return false;
  try {
    localStorage.setItem(slidesPlace, text);
    return true;
  } catch {
    return false;
  }
}

export function copiedSlides(): readonly Slide[] {
  try {
    return Slide.array().parse(JSON.parse(localStorage.getItem(slidesPlace) ?? '[]'));
  } catch {
    return [];
  }
}
