import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { clampFilmZoom } from '../actions/timeline-actions.ts';
import { useEditor } from '../state/use-editor.ts';
import { filmHead } from './move-film-head.ts';

const zoomPerPx = 0.0022;

interface FilmZoom {
  readonly namesPx: number;
  readonly pxPerSecond: number;
}

/** Zooms the film's timeline with Ctrl and the wheel; what is under the pointer stays there, with the buttons the playhead. */
export function useFilmZoom(scroller: RefObject<HTMLElement | null>, zoom: FilmZoom): void {
  const session = useEditor();
  const { namesPx, pxPerSecond } = zoom;
  const held = useRef<{ readonly seconds: number; readonly px: number }>(undefined);
  const last = useRef(pxPerSecond);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const element = scroller.current;
    if (!element || (!event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    const px = event.clientX - element.getBoundingClientRect().left - namesPx;
    held.current = { seconds: (element.scrollLeft + px) / pxPerSecond, px };
    const { filmFitting } = session.state.get();
    const wanted = pxPerSecond * Math.exp(-event.deltaY * zoomPerPx);
    session.change({ filmPxPerSecond: clampFilmZoom(wanted, filmFitting) });
  });
  useEffect(() => {
    const element = scroller.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React listens passively: the page would be zoomed as well.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [scroller]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || last.current === pxPerSecond) return;
    const before = last.current;
    last.current = pxPerSecond;
    const seconds = filmHead(session);
    const { seconds: at, px } = held.current ?? {
      seconds,
      px: seconds * before - element.scrollLeft,
    };
    held.current = undefined;
    element.scrollLeft = at * pxPerSecond - px;
  }, [session, scroller, pxPerSecond]);
}
