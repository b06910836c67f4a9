import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { clampZoom } from '../actions/view-actions.ts';
import { useEditor } from '../state/use-editor.ts';

interface StageZoom {
  readonly scale: number;
  readonly zoomPercent: number;
}

/** Ctrl and the wheel, or two fingers on a touchpad, zoom in on what is under the pointer. */
export function useStageZoom(room: RefObject<HTMLDivElement | null>, { scale }: StageZoom): void {
  const session = useEditor();
  const anchor = useRef<{ x: number; y: number; left: number; top: number; scale: number }>(
    undefined,
  );
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const element = room.current;
    if (!element || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const place = element.getBoundingClientRect();
    anchor.current = {
      x: event.clientX - place.left,
      y: event.clientY - place.top,
      left: element.scrollLeft,
      top: element.scrollTop,
      scale,
    };
    session.change({ zoomPercent: clampZoom(100 * scale * Math.exp(-event.deltaY / 300)) });
  });
  useEffect(() => {
    const element = room.current;
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [room]);
  useLayoutEffect(() => {
    const before = anchor.current;
    const element = room.current;
    if (!before || !element) return;
    anchor.current = undefined;
    const grown = scale / before.scale;
    element.scrollLeft = (before.left + before.x) * grown - before.x;
    element.scrollTop = (before.top + before.y) * grown - before.y;
  }, [room, scale]);
}
