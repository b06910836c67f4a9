import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type CropHandle, draggedBox, drawnBox } from './crop-box.ts';
import classes from './image-editor.module.css';
import type { CropBox } from './picture-canvas.ts';

interface CropFrameProps {
  readonly box: CropBox;
  /** Width by height, in shares of the picture. */
  readonly ratio: number | undefined;
  readonly onChange: (box: CropBox) => void;
}

const handles: readonly CropHandle[] = ['n', 'e', 's', 'w', 'nw', 'ne', 'sw', 'se'];
const keyStep = 0.01;
/** A press that moves less than this is no drag. */
const leastDragPx = 4;

/** The part of a picture that stays: drawn anew beside it, dragged, pulled at its sides and corners, or moved with the arrow keys. */
export function CropFrame({ box, ratio, onChange }: CropFrameProps) {
  const area = useRef<HTMLDivElement>(null);
  const drag = useRef<{ handle: CropHandle | 'draw'; x: number; y: number; box: CropBox }>(
    undefined,
  );
  const begin = (event: PointerEvent, handle: CropHandle | 'draw') => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { handle, x: event.clientX, y: event.clientY, box };
  };
  const move = (event: PointerEvent) => {
    const size = area.current?.getBoundingClientRect();
    if (!drag.current || !size) return;
    const { handle, x, y } = drag.current;
    if (handle === 'draw') {
      if (Math.hypot(event.clientX - x, event.clientY - y) < leastDragPx) return;
      const shareAt = (left: number, top: number) => ({
        x: (left - size.left) / size.width,
        y: (top - size.top) / size.height,
      });
      return onChange(drawnBox(shareAt(x, y), shareAt(event.clientX, event.clientY), ratio));
    }
    const dx = (event.clientX - x) / size.width;
    const dy = (event.clientY - y) / size.height;
    onChange(draggedBox(drag.current.box, handle, { dx, dy }, ratio));
  };
  const end = () => {
    drag.current = undefined;
  };
  const nudge = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-keyStep, 0],
      ArrowRight: [keyStep, 0],
      ArrowUp: [0, -keyStep],
      ArrowDown: [0, keyStep],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const [dx, dy] = step;
    onChange(draggedBox(box, event.shiftKey ? 'se' : 'move', { dx, dy }, ratio));
  };
  const share = (value: number) => `${value * 100}%`;
  return (
    <div
      ref={area}
      className={classes.cropArea}
      onPointerDown={(event) => begin(event, 'draw')}
      onPointerMove={move}
      onPointerUp={end}
    >
      <div
        className={classes.cropBox}
        role="slider"
        tabIndex={0}
        aria-label="Part to keep. Arrow keys move it; with Shift, they resize it."
        aria-valuenow={Math.round(box.width * 100)}
        style={{
          left: share(box.x),
          top: share(box.y),
          width: share(box.width),
          height: share(box.height),
        }}
        onKeyDown={nudge}
        onPointerDown={(event) => begin(event, 'move')}
        onPointerMove={move}
        onPointerUp={end}
      >
        {handles.map((handle) => (
          <span
            key={handle}
            className={classes.cropHandle}
            data-at={handle}
            onPointerDown={(event) => begin(event, handle)}
            onPointerMove={move}
            onPointerUp={end}
          />
        ))}
      </div>
    </div>
  );
}
