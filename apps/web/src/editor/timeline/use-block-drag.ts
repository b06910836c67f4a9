import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { dropPlace } from './film-drag.ts';
import classes from './film-timeline.module.css';
import type { FilmTimes } from './film-times.ts';
import { swallowClick } from './swallow-click.ts';
import { useEdgeScroll } from './use-edge-scroll.ts';

/** A press that stays within this is a click. */
const dragStartsPx = 3;
/** A finger that rests takes the slide; one that moves on before scrolls. */
const fingerHoldsMs = 350;
const fingerStillPx = 10;

interface Drop {
  readonly ids: readonly string[];
  readonly before: number;
}

interface BlockDragOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly timesNow: () => FilmTimes;
  /** Px for a second. */
  readonly scaleNow: () => number;
  /** What goes along with a slide. */
  readonly idsOf: (slideId: string) => readonly string[];
  readonly onShow: (drop: Drop | undefined) => void;
  readonly onDrop: (slideIds: readonly string[], before: number) => void;
}

/** Slides dragged to another place of the film: by the mouse at once, by a finger that rested on one. */
export function useBlockDrag(options: BlockDragOptions) {
  const { scroller, timesNow, scaleNow, idsOf, onShow, onDrop } = options;
  const edges = useEdgeScroll(scroller);
  const isHeld = useRef(false);
  useEffect(() => {
    const element = scroller.current;
    // Known from the start: the browser decides with the first touch who may keep it from scrolling.
    const stay = (event: Event) => isHeld.current && event.preventDefault();
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => element?.removeEventListener('touchmove', stay);
  }, [scroller]);

  return (id: string) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const element = event.currentTarget;
    const track = element.closest<HTMLElement>(`.${classes.track}`);
    const { clientX: fromX, clientY: fromY } = event;
    const isFinger = event.pointerType === 'touch';
    let ids: readonly string[] | undefined;
    let before = 0;
    const follow = (clientX: number) => {
      if (!ids || !track) return;
      const seconds = (clientX - track.getBoundingClientRect().left) / scaleNow();
      before = dropPlace(timesNow(), seconds);
      onShow({ ids, before });
    };
    const lift = (clientX: number) => {
      ids = idsOf(id);
      follow(clientX);
    };
    const hold = () => {
      isHeld.current = true;
      navigator.vibrate?.(10);
      lift(fromX);
    };
    const timer = isFinger ? setTimeout(hold, fingerHoldsMs) : undefined;
    if (!isFinger) element.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) => {
      const movedPx = Math.hypot(move.clientX - fromX, move.clientY - fromY);
      if (!ids && isFinger) return movedPx > fingerStillPx ? end(move) : undefined;
      if (!ids && Math.abs(move.clientX - fromX) < dragStartsPx) return;
      if (!ids) lift(move.clientX);
      edges.follow(move.clientX, follow);
      follow(move.clientX);
    };
    const end = (event: Event) => {
      clearTimeout(timer);
      isHeld.current = false;
      edges.stop();
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('contextmenu', quiet);
      removeEventListener('keydown', onKey, { capture: true });
      onShow(undefined);
      if (!ids || event.type !== 'pointerup') return;
      onDrop(ids, before);
      swallowClick(element);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(event);
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    if (isFinger) element.addEventListener('contextmenu', quiet);
    addEventListener('keydown', onKey, { capture: true });
  };
}

/** A finger that rests would otherwise be asked what to do with a picture. */
function quiet(event: Event): void {
  event.preventDefault();
}
