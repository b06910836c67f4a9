import { type Item, type Keyframe, retimeKeyframe } from '@reelwright/movie';
import { type PointerEvent, useState } from 'react';
import { useEditor } from '../state/use-editor.ts';
import classes from './keyframes.module.css';

interface KeyframeMarksProps {
  readonly item: Item;
  readonly slideId: string;
  readonly pxPerSecond: number;
}

/** A press that stays within this moves the playhead there, and not the keyframe. */
const dragStartsPx = 3;

/** The keyframes of a layer as diamonds on its bar: a click goes there, dragging moves them. The Motion panel has them too. */
export function KeyframeMarks({ item, slideId, pxPerSecond }: KeyframeMarksProps) {
  const session = useEditor();
  const [dragged, setDragged] = useState<{ readonly at: number; readonly to: number }>();
  const { startTime, endTime } = item.timing;
  const length = endTime - startTime;
  const shown = (item.keyframes ?? []).filter(({ at }) => at >= 0 && at <= length);
  const press =
    ({ at }: Keyframe) =>
    (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      session.select([item.id]);
      const element = event.currentTarget;
      const fromPx = event.clientX;
      let to = at;
      element.setPointerCapture(event.pointerId);
      const onMove = (move: globalThis.PointerEvent) => {
        const px = move.clientX - fromPx;
        if (item.locked || (to === at && Math.abs(px) < dragStartsPx)) return;
        to = Math.round(Math.min(length, Math.max(0, at + px / pxPerSecond)) * 100) / 100;
        setDragged({ at, to });
      };
      const onEnd = (ends: globalThis.PointerEvent) => {
        element.removeEventListener('pointermove', onMove);
        element.removeEventListener('pointerup', onEnd);
        element.removeEventListener('pointercancel', onEnd);
        setDragged(undefined);
        if (ends.type === 'pointercancel') return;
        if (to !== at) session.tab.edit(retimeKeyframe, { slideId, itemId: item.id, at, to });
        session.change({ headSeconds: startTime + to, playing: undefined });
      };
      element.addEventListener('pointermove', onMove);
      element.addEventListener('pointerup', onEnd);
      element.addEventListener('pointercancel', onEnd);
    };
  return (
    <span className={classes.marks}>
      {shown.map((keyframe) => (
        <span
          key={keyframe.at}
          className={classes.mark}
          data-keyframe={keyframe.at}
          title={`Keyframe at ${(startTime + keyframe.at).toFixed(1)} s`}
          style={{ left: (dragged?.at === keyframe.at ? dragged.to : keyframe.at) * pxPerSecond }}
          onPointerDown={press(keyframe)}
        />
      ))}
    </span>
  );
}
