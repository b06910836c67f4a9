import { changeItem, type Item, maxFadeSeconds } from '@reelwright/movie';
import { type PointerEvent, useState } from 'react';
import { useEditor } from '../state/use-editor.ts';
import classes from './timeline.module.css';

interface FadeGripsProps {
  readonly item: Item;
  readonly slideId: string;
  readonly pxPerSecond: number;
}

type Side = 'in' | 'out';

/** How a layer's sound rises and falls, drawn over its bar; the knobs are dragged. The Style panel has the same as sliders. */
export function FadeGrips({ item, slideId, pxPerSecond }: FadeGripsProps) {
  const session = useEditor();
  const [dragged, setDragged] = useState<Readonly<Record<Side, number>>>();
  const shown = dragged ?? { in: item.fadeInSeconds ?? 0, out: item.fadeOutSeconds ?? 0 };
  const length = item.timing.endTime - item.timing.startTime;
  const drag = (side: Side) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || item.locked) return;
    event.stopPropagation();
    session.select([item.id]);
    const element = event.currentTarget;
    const fromPx = event.clientX;
    const max = Math.min(maxFadeSeconds, length - shown[side === 'in' ? 'out' : 'in']);
    let next = shown;
    element.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) => {
      const by = ((move.clientX - fromPx) / pxPerSecond) * (side === 'in' ? 1 : -1);
      const seconds = Math.round(Math.min(max, Math.max(0, shown[side] + by)) * 10) / 10;
      next = { ...shown, [side]: seconds };
      setDragged(next);
    };
    const onUp = () => {
      element.removeEventListener('pointermove', onMove);
      setDragged(undefined);
      const fields =
        side === 'in'
          ? { fadeInSeconds: next.in || undefined }
          : { fadeOutSeconds: next.out || undefined };
      session.tab.edit({ ...changeItem, label: 'Fade' }, { slideId, itemId: item.id, fields });
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp, { once: true });
    element.addEventListener('pointercancel', onUp, { once: true });
  };
  return (['in', 'out'] as const).map((side) => {
    const px = Math.min(length, shown[side]) * pxPerSecond;
    return (
      <span key={side} className={classes.fade} data-side={side} style={{ width: px }}>
        <span
          className={classes.fadeKnob}
          title={side === 'in' ? 'Fade in' : 'Fade out'}
          onPointerDown={drag(side)}
        />
      </span>
    );
  });
}
