import { type Item, type Keyframe, setKeyframe } from '@reelwright/movie';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useEditor, useSelectedItems } from '../state/use-editor.ts';
import { seenFrame } from './keyed-frame.ts';
import classes from './keyframes.module.css';

interface MotionPathProps {
  readonly items: readonly Item[];
  /** Px on the screen for one px of the stage. */
  readonly scale: number;
}

/** How many points of the way are drawn between two keyframes: curves that overshoot are seen to. */
const steps = 12;
/** Ways shorter than this are none. */
const leastPx = 4;
/** A way this short has no room for something to take hold of. */
const leastHandlePx = 48;
const unstretched = { x: 1, y: 1 };
const arrowPx = 8;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-arrowPx, 0],
  ArrowRight: [arrowPx, 0],
  ArrowUp: [0, -arrowPx],
  ArrowDown: [0, arrowPx],
};

type Point = readonly [x: number, y: number];

/** The way that the middle of the selected item goes through its keyframes. The middle of each part bends it. */
export function MotionPath({ items, scale }: MotionPathProps) {
  const session = useEditor();
  const [selected, ...others] = useSelectedItems();
  /** As it is while somebody bends it. */
  const [bent, setBent] = useState<Keyframe>();
  if (!selected?.keyframes || others.length > 0 || !items.includes(selected)) return null;
  const keyframes = selected.keyframes.map((one) => (one.at === bent?.at ? bent : one));
  const item = { ...selected, keyframes };
  const middleAt = (at: number): Point => {
    const { x, y, width, height } = seenFrame(item, unstretched, item.timing.startTime + at);
    return [(x + width / 2) * scale, (y + height / 2) * scale];
  };
  const moments = keyframes.flatMap(({ at }, index) => {
    const next = keyframes[index + 1];
    if (!next) return [at];
    return Array.from({ length: steps }, (_, step) => at + ((next.at - at) * step) / steps);
  });
  const points = moments.map(middleAt);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const isShort =
    Math.max(...xs) - Math.min(...xs) < leastPx && Math.max(...ys) - Math.min(...ys) < leastPx;
  if (isShort) return null;
  const keep = (keyframe: Keyframe) => {
    const slideId = session.state.get().slideId ?? '';
    const edit = { ...setKeyframe, label: 'Bend the path' };
    session.tab.edit(edit, { slideId, itemId: item.id, keyframe });
    setBent(undefined);
  };
  return (
    <>
      <svg className={classes.path} aria-hidden="true" width="100%" height="100%">
        <path
          d={`M${points.map((point) => point.map((px) => px.toFixed(1)).join(' ')).join('L')}`}
        />
        {keyframes.map(({ at }) => {
          const [cx, cy] = middleAt(at);
          return <circle key={at} cx={cx} cy={cy} r={5} />;
        })}
      </svg>
      {keyframes.slice(1).map((to, index) => {
        const [from, end] = [middleAt(keyframes[index]?.at ?? 0), middleAt(to.at)];
        if (Math.hypot(end[0] - from[0], end[1] - from[1]) < leastHandlePx) return null;
        return (
          <BendHandle
            key={to.at}
            item={item}
            keyframe={to}
            straight={[(from[0] + end[0]) / 2, (from[1] + end[1]) / 2]}
            scale={scale}
            onShow={setBent}
            onKeep={keep}
          />
        );
      })}
    </>
  );
}

interface BendHandleProps {
  readonly item: Item;
  readonly keyframe: Keyframe;
  /** The middle of the straight way, in px of the screen. */
  readonly straight: Point;
  readonly scale: number;
  readonly onShow: (keyframe: Keyframe | undefined) => void;
  readonly onKeep: (keyframe: Keyframe) => void;
}

function BendHandle({ item, keyframe, straight, scale, onShow, onKeep }: BendHandleProps) {
  const turn = (item.angle * Math.PI) / 180;
  const width = Math.max(1, Math.abs(item.width * item.scaleX)) * scale;
  const height = Math.max(1, Math.abs(item.height * item.scaleY)) * scale;
  const mirrorX = Math.sign(item.scaleX || 1) * (item.flip?.x ? -1 : 1);
  const mirrorY = Math.sign(item.scaleY || 1) * (item.flip?.y ? -1 : 1);
  const { bend = { x: 0, y: 0 } } = keyframe;
  const own: Point = [bend.x * width * mirrorX, bend.y * height * mirrorY];
  const [dx, dy] = turned(own, turn);
  const [left, top] = [straight[0] + dx, straight[1] + dy];
  const movedBy = (px: Point): Keyframe => {
    const [x, y] = turned([dx + px[0], dy + px[1]], -turn);
    const exact = (value: number) => Math.round(value * 10_000) / 10_000;
    return {
      ...keyframe,
      bend: { x: exact((x * mirrorX) / width), y: exact((y * mirrorY) / height) },
    };
  };
  const straightened = (): Keyframe => {
    const { bend: _, ...rest } = keyframe;
    return rest;
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const element = event.currentTarget;
    const [fromX, fromY] = [event.clientX, event.clientY];
    let next: Keyframe | undefined;
    element.setPointerCapture(event.pointerId);
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      next = movedBy([clientX - fromX, clientY - fromY]);
      onShow(next);
    };
    const onEnd = ({ type }: globalThis.PointerEvent) => {
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onEnd);
      element.removeEventListener('pointercancel', onEnd);
      if (next && type === 'pointerup') onKeep(next);
      else onShow(undefined);
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onEnd);
    element.addEventListener('pointercancel', onEnd);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by && event.key !== 'Delete') return;
    event.preventDefault();
    event.stopPropagation();
    onKeep(by ? movedBy(by) : straightened());
  };
  return (
    <button
      type="button"
      className={classes.bend}
      data-own-press
      style={{ left, top }}
      aria-label="Bend the path here"
      title="Drag to bend the path. Double-click to straighten it again."
      onPointerDown={drag}
      onDoubleClick={(event) => {
        event.stopPropagation();
        onKeep(straightened());
      }}
      onKeyDown={onKeyDown}
    />
  );
}

function turned([x, y]: Point, radians: number): Point {
  if (radians === 0) return [x, y];
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [x * cos - y * sin, x * sin + y * cos];
}
