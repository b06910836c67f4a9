import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Puts the caret into a slide that is only drawn by and by. */
export function useFocusLater(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ readonly id: string; readonly caret: number }>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { id, caret } = wanted.current;
    const area = root.current?.querySelector<HTMLTextAreaElement>(
      `[data-paragraph="${CSS.escape(id)}"] textarea`,
    );
    if (!area) return;
    wanted.current = undefined;
    area.focus();
    area.setSelectionRange(caret, caret);
  });
  return (id: string, caret: number) => {
    wanted.current = { id, caret };
  };
}
