import { changeSlide, defaultSlideTransitionMs, type Slide } from '@reelwright/movie';
import type { PointerEvent } from 'react';
import { transitionPopup } from '../state/transition-popup-store.ts';
import { useEditor } from '../state/use-editor.ts';
import { lasting } from '../transition/lasting.ts';
import { transitionName } from '../transition/transition-words.ts';
import { useSlideTransition } from '../transition/use-slide-transition.ts';
import classes from './timeline.module.css';

const [minMs, maxMs] = [100, 2000];
/** Even a short change can be seen and clicked. */
const minWidthPx = 14;

interface TransitionHandleProps {
  readonly slide: Slide;
  readonly pxPerSecond: number;
  readonly secondsAt: (clientX: number) => number;
}

/** How the slide comes in, at the beginning of its ruler: a click chooses another way, its end is dragged. */
export function TransitionHandle({ slide, pxPerSecond, secondsAt }: TransitionHandleProps) {
  const { tab } = useEditor();
  const transition = useSlideTransition(slide);
  const name = transitionName(transition);
  const durationMs = transition?.in?.duration ?? defaultSlideTransitionMs;
  const widthPx = Math.max(minWidthPx, (durationMs / 1000) * pxPerSecond);
  const resize = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !transition) return;
    event.stopPropagation();
    const wanted = Math.round(secondsAt(event.clientX) * 100) * 10;
    const next = lasting(transition, Math.min(maxMs, Math.max(minMs, wanted)));
    const fields = { transition: next };
    tab.edit(changeSlide, { slideId: slide.id, fields }, `transition-time-${slide.id}`);
  };
  return (
    <>
      <button
        type="button"
        className={classes.change}
        data-none={name === undefined || undefined}
        style={{ width: name === undefined ? minWidthPx : widthPx }}
        aria-label={name === undefined ? 'Transition: a plain cut' : `Transition: ${name}`}
        title={name === undefined ? 'Transition: a plain cut' : `Transition: ${name}`}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => transitionPopup.set(slide.id)}
      />
      {transition?.type === 'css' && name !== undefined && (
        <span
          className={classes.changeGrip}
          title="How long the transition takes"
          style={{ left: widthPx }}
          onPointerDown={(event) => {
            event.stopPropagation();
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={resize}
          onPointerUp={tab.endStep}
        />
      )}
    </>
  );
}
