import { Button, Slider } from '@mantine/core';
import { addItem, type Slide } from '@reelwright/movie';
import { type PointerEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useProjectPart } from '../../project/use-project.ts';
import { useStore } from '../../store/use-store.ts';
import crop from '../crop/crop-layer.module.css';
import { cropTools } from '../crop/crop-tools.ts';
import { graphicLook } from '../graphics/graphic-look.ts';
import { hasRoom } from '../has-room.ts';
import { newItemId } from '../new-item-id.ts';
import { ColourField } from '../panels/colour-field.tsx';
import { useEditor } from '../state/use-editor.ts';
import classes from './draw-layer.module.css';
import { drawingByHand } from './drawing-store.ts';
import { drawnItem, type Point } from './drawn-item.ts';

interface DrawLayerProps {
  readonly slide: Slide;
  readonly scale: number;
}

const usualWidthPx = 12;
const maxWidthPx = 80;

/** Over the stage: each line that is drawn becomes an item, until somebody is done. */
export function DrawLayer({ slide, scale }: DrawLayerProps) {
  const session = useEditor();
  const tools = useStore(cropTools);
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [widthPx, setWidthPx] = useState(usualWidthPx);
  const [color, setColor] = useState(
    () => graphicLook(session.tab.view.get().saving.data, slide).accent,
  );
  const stage = useProjectPart(session.tab, ({ saving }) => saving.data.movie.size);
  const pxOfStage = Math.min(stage.width, stage.height) / 1080;
  useEffect(() => session.select([]), [session]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      drawingByHand.set(false);
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  const add = (drawn: readonly Point[]) => {
    const item = drawnItem(drawn, { color, widthPx }, slide);
    if (!item || !hasRoom(slide.items)) return;
    const edit = { ...addItem, label: 'Draw' };
    session.tab.edit(edit, { slideId: slide.id, item: { ...item, id: newItemId() } });
  };
  const draw = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const element = event.currentTarget;
    const { left, top } = element.getBoundingClientRect();
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => [
      (clientX - left) / scale,
      (clientY - top) / scale,
    ];
    let drawn: Point[] = [at(event)];
    element.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) => {
      const between = move.getCoalescedEvents?.() ?? [];
      drawn = [...drawn, ...(between.length > 0 ? between : [move]).map(at)];
      setPoints(drawn);
    };
    const onEnd = ({ type }: globalThis.PointerEvent) => {
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onEnd);
      element.removeEventListener('pointercancel', onEnd);
      setPoints([]);
      if (type === 'pointerup') add(drawn);
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onEnd);
    element.addEventListener('pointercancel', onEnd);
  };
  return (
    <>
      <div className={classes.layer} data-own-press data-testid="draw-layer" onPointerDown={draw}>
        <svg width="100%" height="100%" aria-hidden="true">
          <polyline
            points={points.map(([x, y]) => `${x * scale},${y * scale}`).join(' ')}
            style={{ stroke: color, strokeWidth: widthPx * pxOfStage * scale }}
          />
        </svg>
      </div>
      {tools &&
        createPortal(
          <>
            <span className={crop.label}>Draw on the slide</span>
            <ColourField
              aria-label="Color of the line"
              value={color}
              onChange={setColor}
              onEnd={setColor}
              isSmall
              w={130}
            />
            <Slider
              className={crop.zoom ?? ''}
              thumbLabel="Thickness"
              label={(px) => `${px} px`}
              min={1}
              max={maxWidthPx}
              value={widthPx}
              onChange={setWidthPx}
            />
            <Button
              className={crop.done ?? ''}
              size="compact-sm"
              onClick={() => drawingByHand.set(false)}
            >
              Done
            </Button>
          </>,
          tools,
        )}
    </>
  );
}
