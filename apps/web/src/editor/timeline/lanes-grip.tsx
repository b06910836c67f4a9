import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useEditor } from '../state/use-editor.ts';
import { keepLanesPx } from './kept-lanes.ts';
import classes from './timeline.module.css';
import { lanesHeight } from './timeline-times.ts';

const keyStepPx = 20;

interface LanesGripProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly laneCount: number;
  /** As somebody made it; undefined is as high as the layers need. */
  readonly heightPx: number | undefined;
}

/** The upper edge of the timeline: dragged, or with the arrow keys, it gives layers more or less room. */
export function LanesGrip({ scroller, laneCount, heightPx }: LanesGripProps) {
  const session = useEditor();
  const shownPx = () => {
    const rulerPx = scroller.current?.firstElementChild?.clientHeight ?? 0;
    return heightPx ?? (scroller.current?.clientHeight ?? 0) - rulerPx;
  };
  const change = (wantedPx: number) => {
    const lanesPx = lanesHeight(wantedPx, laneCount);
    session.change({ lanesPx });
    keepLanesPx(lanesPx);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const element = event.currentTarget;
    const [fromY, fromPx] = [event.clientY, shownPx()];
    element.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) => change(fromPx + fromY - move.clientY);
    const onUp = () => element.removeEventListener('pointermove', onMove);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp, { once: true });
    element.addEventListener('pointercancel', onUp, { once: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: keyStepPx, ArrowDown: -keyStepPx }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    change(shownPx() + by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line between paragraphs cannot be dragged.
    <div
      className={classes.lanesGrip}
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label="Height of the timeline"
      aria-valuemin={lanesHeight(0, laneCount)}
      aria-valuemax={lanesHeight(Number.POSITIVE_INFINITY, laneCount)}
      aria-valuenow={heightPx ?? lanesHeight(Number.POSITIVE_INFINITY, laneCount)}
      onPointerDown={drag}
      onKeyDown={onKeyDown}
      onDoubleClick={() => {
        session.change({ lanesPx: undefined });
        keepLanesPx(undefined);
      }}
    />
  );
}
