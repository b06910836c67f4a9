import { type Item, seenItems } from '@reelwright/movie';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a new text finds on its slide: other texts, and charts and pictures that it should not cover. */
export function placeOfText(items: readonly Item[], stage: Size) {
  return {
    stage,
    texts: items.filter(({ type }) => type === 'text'),
    others: seenItems(items, stage).filter(({ type }) => type !== 'text'),
  };
}
