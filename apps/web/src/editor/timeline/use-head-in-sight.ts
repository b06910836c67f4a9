import { type RefObject, useEffect } from 'react';
import { useEditorPart } from '../state/use-editor.ts';

/** How much of the timeline is kept in sight before and after the playhead. */
const roomPx = 40;

/** Scrolls a timeline that is wider than the screen along with the playhead while it plays. */
export function useHeadInSight(scroller: RefObject<HTMLElement | null>, headPx: number): void {
  const isPlaying = useEditorPart(({ playing }) => playing !== undefined);
  useEffect(() => {
    const element = scroller.current;
    if (!isPlaying || !element) return;
    const namesPx = element.querySelector<HTMLElement>('[data-corner]')?.offsetWidth ?? 0;
    const shownPx = element.clientWidth - namesPx;
    const isInSight =
      headPx >= element.scrollLeft && headPx <= element.scrollLeft + shownPx - roomPx;
    if (!isInSight) element.scrollLeft = Math.max(0, headPx - roomPx);
  }, [scroller, headPx, isPlaying]);
}
