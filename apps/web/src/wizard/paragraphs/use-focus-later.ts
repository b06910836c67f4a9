import { type RefObject, useLayoutEffect, useRef } from 'react';

/** @param end missing: a caret; otherwise all words up to there are chosen */
export type FocusLater = (id: string, caret: number, end?: number) => void;

/**
 * Puts the caret into a text that is only drawn by and by.
 * @param attribute which of the elements around texts carries their ids
 */
export function useFocusLater(
  root: RefObject<HTMLElement | null>,
  attribute: 'data-paragraph' | 'data-line' = 'data-paragraph',
): FocusLater {
  const wanted = useRef<{ readonly id: string; readonly caret: number; readonly end: number }>(
    undefined,
  );
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { id, caret, end } = wanted.current;
    const area = root.current?.querySelector<HTMLTextAreaElement>(
      `[${attribute}="${CSS.escape(id)}"] textarea`,
    );
    if (!area) return;
    wanted.current = undefined;
    area.focus();
    area.setSelectionRange(caret, end);
  });
  return (id, caret, end = caret) => {
    wanted.current = { id, caret, end };
  };
}
