import { type Slide, slideSeconds, timelineSeconds } from '@reelwright/movie';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { useStore } from '../../store/use-store.ts';
import { lastHeadSeconds } from '../state/editor-session.ts';
import { useEditor, useEditorPart } from '../state/use-editor.ts';
import { useIsFirst } from '../transition/use-slide-transition.ts';
import { clock } from './clock.ts';
import { loopBetween } from './loop-range.ts';
import { LoopStrip } from './loop-strip.tsx';
import { MarkerFlag } from './marker-flag.tsx';
import { snapGuide } from './snap-guide.ts';
import classes from './timeline.module.css';
import { rulerStep } from './timeline-times.ts';
import { TransitionHandle } from './transition-handle.tsx';

/** A label nearer to the end than this would be cut. */
const markRoomPx = 24;

interface RulerProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly slide: Slide;
  readonly width: number;
  readonly pxPerSecond: number;
}

/** The seconds of the slide. Dragging moves the playhead; with Shift it marks the part that is played over and over. */
export function Ruler({ ref, slide, width, pxPerSecond }: RulerProps) {
  const session = useEditor();
  const headSeconds = useEditorPart((state) => state.headSeconds);
  const guideSeconds = useStore(snapGuide);
  const isFirst = useIsFirst(slide.id);
  const loopBegan = useRef<number>(undefined);
  const lasting = slideSeconds(slide);
  const secondsAt = (clientX: number) => {
    const left = ref.current?.getBoundingClientRect().left ?? 0;
    return (clientX - left) / pxPerSecond;
  };
  const moveHead = (seconds: number) =>
    session.change({
      headSeconds: Math.min(lastHeadSeconds(lasting), Math.max(0, seconds)),
      playing: undefined,
    });
  const follow = (event: PointerEvent<HTMLElement>) => {
    const at = secondsAt(event.clientX);
    if (loopBegan.current === undefined) moveHead(at);
    else session.change({ loopRange: loopBetween(loopBegan.current, at, lasting) });
  };
  return (
    <div className={classes.rulerRoom}>
      <div
        ref={ref}
        className={classes.ruler}
        role="slider"
        tabIndex={0}
        aria-label="Playhead"
        aria-valuemin={0}
        aria-valuemax={Math.round(lasting * 10) / 10}
        aria-valuenow={Math.round(headSeconds * 10) / 10}
        aria-valuetext={`${clock(headSeconds)} seconds`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          loopBegan.current = event.shiftKey ? secondsAt(event.clientX) : undefined;
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -0.1, ArrowRight: 0.1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          moveHead(headSeconds + by);
        }}
      >
        {marksOf(slide, width, pxPerSecond).map((mark) => (
          <span key={mark} className={classes.mark} style={{ left: mark * pxPerSecond }}>
            {mark} s
          </span>
        ))}
        {guideSeconds !== undefined && (
          <span className={classes.guide} style={{ left: guideSeconds * pxPerSecond }} />
        )}
        <span className={classes.needle} style={{ left: headSeconds * pxPerSecond }} />
      </div>
      {slide.markers?.map((marker) => (
        <MarkerFlag
          key={marker}
          slide={slide}
          at={marker}
          leftPx={marker * pxPerSecond}
          clock={`${clock(marker)} s`}
          onGo={() => moveHead(marker)}
        />
      ))}
      <LoopStrip lasting={lasting} pxPerSecond={pxPerSecond} secondsAt={secondsAt} />
      {!isFirst && (
        <TransitionHandle slide={slide} pxPerSecond={pxPerSecond} secondsAt={secondsAt} />
      )}
    </div>
  );
}

function marksOf(slide: Slide, width: number, pxPerSecond: number): readonly number[] {
  const step = rulerStep(pxPerSecond);
  const count = Math.floor(timelineSeconds(slide) / step) + 1;
  return Array.from({ length: count }, (_, index) => Math.round(index * step * 10) / 10).filter(
    (mark) => mark * pxPerSecond < width - markRoomPx,
  );
}
