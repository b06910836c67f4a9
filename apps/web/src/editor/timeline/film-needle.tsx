import { type RefObject, useEffect, useRef } from 'react';
import { useEditorPart, useSessionPart } from '../state/use-editor.ts';
import classes from './film-timeline.module.css';
import { filmHead } from './move-film-head.ts';

interface FilmNeedleProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly pxPerSecond: number;
  readonly namesPx: number;
}

/** How much of the timeline is kept in sight around the playhead. */
const roomPx = 60;

/** The playhead over all rows. It moves by itself: nothing else is drawn anew for it. */
export function FilmNeedle({ scroller, pxPerSecond, namesPx }: FilmNeedleProps) {
  const seconds = useSessionPart(filmHead);
  const slideId = useEditorPart((state) => state.slideId);
  const isPlaying = useEditorPart(({ playing }) => playing !== undefined);
  const px = seconds * pxPerSecond;
  const latest = useRef(px);
  latest.current = px;
  const bringIntoSight = () => {
    const element = scroller.current;
    if (!element) return;
    const seenPx = element.clientWidth - namesPx;
    const at = latest.current - element.scrollLeft;
    if (at >= 0 && at <= seenPx - roomPx) return;
    element.scrollLeft = Math.max(0, latest.current - roomPx);
  };
  // Another slide was chosen somewhere else, or it plays on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then, not with every step of a hand.
  useEffect(bringIntoSight, [slideId, scroller, namesPx]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step while it plays.
  useEffect(() => {
    if (isPlaying) bringIntoSight();
  }, [isPlaying, px]);
  return <span className={classes.needle} style={{ transform: `translateX(${px}px)` }} />;
}
