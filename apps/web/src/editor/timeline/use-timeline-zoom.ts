import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { clampTimelineZoom } from '../actions/timeline-actions.ts';
import { useEditor, useEditorPart } from '../state/use-editor.ts';

/** One notch of a wheel is about 100 px: a quarter more or less. */
const zoomPerPx = 0.0022;

/**
 * Zooms a timeline with Ctrl and the wheel, or by pinching on a touchpad. What is under the pointer stays there; with
 * the buttons it is the playhead.
 */
export function useTimelineZoom(
  scroller: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  /** Where the playhead stands, as a share of the track. */
  headShare: () => number,
): void {
  const session = useEditor();
  const zoom = useEditorPart((state) => state.timelineZoom);
  /** Which share of the track stays where on the screen. */
  const held = useRef<{ readonly share: number; readonly clientX: number }>(undefined);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const place = track.current?.getBoundingClientRect();
      if (!place) return;
      const share = (event.clientX - place.left) / place.width;
      held.current = { share, clientX: event.clientX };
      const { timelineZoom } = session.state.get();
      session.change({
        timelineZoom: clampTimelineZoom(timelineZoom * Math.exp(-event.deltaY * zoomPerPx)),
      });
    };
    // React listens passively: the page would be zoomed as well.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [session, scroller, track]);

  // The track has its new width now, though nothing has been painted yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the zoom that moves everything.
  useLayoutEffect(() => {
    const [place, element] = [track.current?.getBoundingClientRect(), scroller.current];
    if (!place || !element) return;
    const head = headShare() * place.width;
    if (held.current) {
      const { share, clientX } = held.current;
      element.scrollLeft += place.left + share * place.width - clientX;
    } else element.scrollLeft = head - element.clientWidth / 3;
    held.current = undefined;
  }, [zoom]);
}
