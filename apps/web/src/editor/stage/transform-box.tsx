// The only file that knows react-moveable.
import type { FramedItem } from '@reelwright/movie';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import Moveable from 'react-moveable';
import { styleNonce } from '../../theme/style-nonce.ts';
import { frameOfStyle } from './item-frame.ts';
import classes from './stage-view.module.css';

/** How near an edge has to come to another to snap to it, in px of the screen. */
const snapPx = 6;
/** Turning stops for a moment at every eighth of a turn. */
const snapDegrees = [0, 45, 90, 135, 180, 225, 270, 315];
const sides = { top: true, left: true, bottom: true, right: true, center: true, middle: true };

export interface TransformBoxHandle {
  /** Goes on with a press on the picture as a drag of what is selected. */
  beginDrag(event: MouseEvent | TouchEvent): void;
  stopDrag(): void;
}

/** What is done with the box. */
export type BoxGesture = 'drag' | 'resize' | 'turn';

interface TransformBoxProps {
  readonly ref: Ref<TransformBoxHandle>;
  readonly targets: readonly HTMLElement[];
  /** Elements whose edges and middles attract what is moved. */
  readonly neighbours: readonly HTMLElement[];
  readonly stage: { readonly width: number; readonly height: number };
  /** Px on the screen for one px of the stage. */
  readonly scale: number;
  /** Corners keep the shape: of pictures always, of others with Shift. */
  readonly keepsShape: boolean;
  readonly onBegin: (how: BoxGesture, event: MouseEvent | TouchEvent | undefined) => void;
  readonly onChange: (frames: readonly FramedItem[]) => void;
  /** @param frames as they were left; undefined when nothing was moved. */
  readonly onEnd: (frames: readonly FramedItem[] | undefined) => void;
}

/** Handles around what is selected: moves, resizes from eight sides, turns, snaps. */
export function TransformBox(props: TransformBoxProps) {
  const { ref, targets, stage, scale, keepsShape } = props;
  const box = useRef<Moveable>(null);
  const [isCorner, setCorner] = useState(false);
  const [hasShift, setShift] = useState(false);
  useImperativeHandle(ref, () => ({
    beginDrag: (event) => box.current?.dragStart(event),
    stopDrag: () => box.current?.stopDrag(),
  }));
  const framesNow = (): readonly FramedItem[] =>
    targets.map((target) => ({
      itemId: target.dataset.item ?? '',
      frame: frameOfStyle(target.style, scale),
    }));
  const apply = (events: readonly { target: Element; cssText: string }[]) => {
    for (const { target, cssText } of events) (target as HTMLElement).style.cssText += cssText;
    props.onChange(framesNow());
  };
  const begin = (inputEvent: { shiftKey?: boolean } | undefined) => {
    setShift(inputEvent?.shiftKey === true);
    const event = inputEvent as MouseEvent | TouchEvent | undefined;
    props.onBegin(gestureAt(event?.target), event);
  };
  const lines = (length: number) => [0, length / 3, length / 2, (2 * length) / 3, length];
  const single = targets.length === 1 ? targets[0] : undefined;
  return (
    <>
      {/* Boxes of several items add the library's styles without the page's nonce; this one has added them before. */}
      <Moveable cspNonce={styleNonce()} target={null} />
      <Moveable
        ref={box}
        className={classes.box ?? ''}
        cspNonce={styleNonce()}
        target={single ?? [...targets]}
        useResizeObserver
        useMutationObserver
        draggable
        resizable
        rotatable
        snappable
        origin={false}
        throttleRotate={hasShift ? 15 : 0}
        keepRatio={hasShift || (keepsShape && isCorner)}
        rotationPosition="bottom"
        renderDirections={['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se']}
        snapThreshold={snapPx}
        snapDirections={sides}
        elementSnapDirections={sides}
        elementGuidelines={[...props.neighbours]}
        verticalGuidelines={lines(stage.width).map((x) => x * scale)}
        horizontalGuidelines={lines(stage.height).map((y) => y * scale)}
        snapRotationDegrees={snapDegrees}
        snapRotationThreshold={3}
        isDisplaySnapDigit
        isDisplayInnerSnapDigit
        snapDistFormat={(distance) => Math.round(distance / scale)}
        onResizeStart={({ direction }) => setCorner(direction.every((side) => side !== 0))}
        onResizeGroupStart={({ direction }) => setCorner(direction.every((side) => side !== 0))}
        onRenderStart={({ inputEvent }) => begin(inputEvent)}
        onRender={(event) => apply([event])}
        onRenderEnd={({ isDrag }) => props.onEnd(isDrag ? framesNow() : undefined)}
        onRenderGroupStart={({ inputEvent }) => begin(inputEvent)}
        onRenderGroup={({ events }) => apply(events)}
        onRenderGroupEnd={({ isDrag }) => props.onEnd(isDrag ? framesNow() : undefined)}
      />
    </>
  );
}

/** Which of the box's parts was taken hold of. */
function gestureAt(target: EventTarget | null | undefined): BoxGesture {
  const isOn = (part: string) => target instanceof Element && target.closest(part) !== null;
  if (isOn('.moveable-rotation')) return 'turn';
  return isOn('.moveable-control, .moveable-direction') ? 'resize' : 'drag';
}
