/** How the facts of a film follow each other: films differ, and neighbours within one do too. */
import { sumOfLetters } from '@reelwright/chance';
import type { ScriptPart } from '../script.ts';

type Look = 'split' | 'full' | 'print' | 'type';

/** One of them for a film, told over and over. Never the same twice in a row, also not where it begins anew. */
const skeletons: readonly (readonly Look[])[] = [
  ['split', 'full', 'print', 'full'],
  ['full', 'split', 'type', 'print'],
  ['type', 'full', 'split', 'print'],
  ['print', 'full', 'split', 'type'],
  ['full', 'type', 'print', 'split'],
];

interface FactSkeleton {
  /** Of the next fact that shows something. What is drawn from a figure needs room beside the words. */
  next(heading: string, isFigure: boolean): Pick<ScriptPart, 'layout' | 'heading'>;
}

export function createFactSkeleton(seed: string): FactSkeleton {
  const looks = skeletons[sumOfLetters(seed) % skeletons.length] ?? [];
  let turn = 0;
  return {
    next(heading, isFigure) {
      const look = isFigure ? 'split' : looks[turn++ % looks.length];
      switch (look) {
        case 'full':
          return { layout: 'media_with_subtitle', heading };
        case 'print':
          return { layout: 'heading_with_text_and_media_side_by_side' };
        case 'type':
          return { layout: 'title' };
        default:
          return { layout: 'heading_with_text_and_media', heading };
      }
    },
  };
}
