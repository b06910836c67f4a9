import {
  countInPlain,
  countInText,
  type Item,
  type ProjectData,
  wordsOfGraphic,
} from '@reelwright/movie';
import { plainText } from '../plain-text.ts';

/** A text somewhere in the film. */
export interface FilmText {
  readonly slideId: string;
  readonly itemId: string;
  /** From 1 on. */
  readonly slideNumber: number;
  readonly words: string;
  /** How often what is looked for stands in it. */
  readonly count: number;
}

/** All texts that have these words, from the first slide to the last. */
export function textsWith(
  { frames }: Pick<ProjectData, 'frames'>,
  wanted: string,
  matchCase: boolean,
): readonly FilmText[] {
  return frames.flatMap((slide, index) =>
    wordedItems(slide.items).flatMap((item) => {
      const inGraphic = item.graphic ? wordsOfGraphic(item.graphic) : [];
      const inText = item.type === 'text' ? (item.text ?? '') : '';
      const countOf = (text: string) => countInPlain(text, wanted, { matchCase });
      const count = inGraphic.reduce(
        (sum, text) => sum + countOf(text),
        countInText(inText, wanted, { matchCase }),
      );
      if (count === 0) return [];
      const words = inText ? plainText(inText) : inGraphic.join(' · ');
      return [{ slideId: slide.id, itemId: item.id, slideNumber: index + 1, words, count }];
    }),
  );
}

/** Texts, and what has words among what is drawn from data. */
function wordedItems(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) =>
    item.type === 'text' || item.graphic ? [item] : wordedItems(item.children ?? []),
  );
}

export function textItems(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => (item.type === 'text' ? [item] : textItems(item.children ?? [])));
}
