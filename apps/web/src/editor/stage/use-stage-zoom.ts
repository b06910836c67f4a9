import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { clampZoom } from '../actions/view-actions.ts';
import { useEditor } from '../state/use-editor.ts';

interface StageZoom {
  readonly scale: number;
  /** A second finger came down: what the first one was doing is not meant. */
  readonly onPinch: () => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of the view that is to stay where it is, or to follow the fingers. */
interface Anchor {
  /** Where it was in the whole page, at this scale. */
  readonly from: Point;
  readonly scale: number;
  /** Where it is to be in the room. */
  readonly at: Point;
}

/** Ctrl and the wheel zoom in on what is under the pointer; so do two fingers beside the selection, which also move the view. */
export function useStageZoom(
  room: RefObject<HTMLDivElement | null>,
  { scale, onPinch }: StageZoom,
): void {
  const session = useEditor();
  const anchor = useRef<Anchor>(undefined);
  const pinch = useRef<{ readonly from: Point; readonly scale: number; readonly apart: number }>(
    undefined,
  );
  const hold = () => {
    const [element, held] = [room.current, anchor.current];
    if (!element || !held) return;
    const grown = scale / held.scale;
    element.scrollLeft = held.from.x * grown - held.at.x;
    element.scrollTop = held.from.y * grown - held.at.y;
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const element = room.current;
    if (!element || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const at = pointIn(element, event);
    anchor.current = { at, from: onPage(element, at), scale };
    session.change({ zoomPercent: clampZoom(100 * scale * Math.exp(-event.deltaY / 300)) });
  });
  const onFingers = useEffectEvent((event: TouchEvent) => {
    const element = room.current;
    const [first, second] = event.touches;
    if (!element || !first || !second) {
      pinch.current = undefined;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const [a, b] = [pointIn(element, first), pointIn(element, second)];
    const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const apart = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
    if (!pinch.current) {
      pinch.current = { from: onPage(element, at), scale, apart };
      onPinch();
    }
    const began = pinch.current;
    anchor.current = { from: began.from, scale: began.scale, at };
    session.change({ zoomPercent: clampZoom((100 * began.scale * apart) / began.apart) });
    // The scale may be the same while the fingers move on.
    hold();
  });
  useEffect(() => {
    const element = room.current;
    const options = { passive: false, capture: true };
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    element?.addEventListener('wheel', onWheel, { passive: false });
    for (const type of touches) element?.addEventListener(type, onFingers, options);
    return () => {
      element?.removeEventListener('wheel', onWheel);
      for (const type of touches) element?.removeEventListener(type, onFingers, options);
    };
  }, [room]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the scale has changed.
  useLayoutEffect(hold, [scale]);
}

function pointIn(element: HTMLElement, at: { clientX: number; clientY: number }): Point {
  const place = element.getBoundingClientRect();
  return { x: at.clientX - place.left, y: at.clientY - place.top };
}

function onPage({ scrollLeft, scrollTop }: HTMLElement, { x, y }: Point): Point {
  return { x: scrollLeft + x, y: scrollTop + y };
}
