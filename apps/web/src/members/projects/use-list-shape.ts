import { useState } from 'react';
import { recallChoice, rememberChoice } from '../../ui/choice-memory.ts';

/** Rows with all that is known of each, or pictures side by side. */
export type ListShape = 'list' | 'grid';

const memory = 'projects-shape';
const keptDays = 365;

/** How somebody likes to see their videos, kept in their browser. */
export function useListShape(): readonly [ListShape, (shape: ListShape) => void] {
  const [shape, setShape] = useState<ListShape>(() =>
    recallChoice(memory) === 'grid' ? 'grid' : 'list',
  );
  const choose = (next: ListShape) => {
    rememberChoice(memory, next, { days: keptDays });
    setShape(next);
  };
  return [shape, choose];
}
