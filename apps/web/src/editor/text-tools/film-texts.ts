import { countInText, type Item, type ProjectData } from '@reelwright/movie';
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
    textItems(slide.items).flatMap((item) => {
      const count = countInText(item.text ?? '', wanted, { matchCase });
      if (count === 0) return [];
      const words = plainText(item.text ?? '');
      return [{ slideId: slide.id, itemId: item.id, slideNumber: index + 1, words, count }];
    }),
  );
}

export function textItems(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => (item.type === 'text' ? [item] : textItems(item.children ?? [])));
}
