import type { PointerEvent } from 'react';
import { useEditor, useEditorPart } from '../state/use-editor.ts';
import { loopBetween } from './loop-range.ts';
import classes from './timeline.module.css';

interface LoopStripProps {
  /** How long the slide lasts, in seconds. */
  readonly lasting: number;
  readonly pxPerSecond: number;
  readonly secondsAt: (clientX: number) => number;
}

/** The part of the slide that is played over and over, with an end to drag on either side. */
export function LoopStrip({ lasting, pxPerSecond, secondsAt }: LoopStripProps) {
  const session = useEditor();
  const range = useEditorPart((state) => state.loopRange);
  if (!range) return null;
  const drag = (other: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      event.stopPropagation();
      session.change({ loopRange: loopBetween(secondsAt(event.clientX), other, lasting) });
    },
  });
  const { from, to } = range;
  return (
    <>
      <span
        className={classes.loop}
        style={{ left: from * pxPerSecond, width: (to - from) * pxPerSecond }}
      />
      <span
        className={classes.loopGrip}
        title="Beginning of the loop"
        style={{ left: from * pxPerSecond }}
        {...drag(to)}
      />
      <span
        className={classes.loopGrip}
        title="End of the loop"
        style={{ left: to * pxPerSecond }}
        {...drag(from)}
      />
    </>
  );
}
