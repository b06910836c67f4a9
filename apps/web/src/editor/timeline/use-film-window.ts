import { type RefObject, useEffect, useState } from 'react';

interface FilmWindow {
  /** Which pixels of the timeline are drawn: those that are seen, and as many before and after them. */
  readonly fromPx: number;
  readonly toPx: number;
  /** It stands still: what takes longer to draw (pictures, waves) is drawn now. */
  readonly isStill: boolean;
  /** How wide the part is that is seen. */
  readonly seenPx: number;
}

/** Drawn anew when the view has moved by this much, not with every pixel. */
const stepPx = 400;
const stillMs = 140;

/**
 * Which part of a long timeline is in sight. Between two steps the browser scrolls by itself; a scroll that goes on only
 * brings plain boxes, so that it stays smooth.
 */
export function useFilmWindow(
  scroller: RefObject<HTMLElement | null>,
  namesPx: number,
): FilmWindow {
  const [shown, setShown] = useState<FilmWindow>({ fromPx: 0, toPx: 0, isStill: false, seenPx: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let timer = 0;
    const look = (isStill: boolean) => {
      const seenPx = Math.max(0, element.clientWidth - namesPx);
      const step = Math.floor(element.scrollLeft / stepPx) * stepPx;
      const next = { fromPx: step - stepPx, toPx: step + seenPx + 2 * stepPx, isStill, seenPx };
      setShown((was) => (isSame(was, next) ? was : next));
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => look(true), stillMs);
      look(false);
    };
    const observer = new ResizeObserver(() => look(true));
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, namesPx]);
  return shown;
}

/** While it goes on, only another step is news. */
function isSame(was: FilmWindow, next: FilmWindow): boolean {
  return (
    was.fromPx === next.fromPx &&
    was.toPx === next.toPx &&
    was.seenPx === next.seenPx &&
    (was.isStill === next.isStill || !next.isStill)
  );
}
